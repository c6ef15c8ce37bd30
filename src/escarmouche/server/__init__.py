"""Games over the network: seats as secret links, storage, and what is said over the socket and over HTTP."""
