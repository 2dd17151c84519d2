"""The network side of the page server: addresses, connections, files, sockets."""
