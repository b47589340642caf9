// Next.js says and does no more than the other peers.
export default {
  compress: false,
  generateEtags: false,
  poweredByHeader: false,
  turbopack: { root: import.meta.dirname },
};
