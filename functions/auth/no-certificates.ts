/**
 * Stands in the bundle for @peculiar/x509 and reflect-metadata (`alias` in wrangler.toml). @simplewebauthn needs them to judge
 * attestations, and passkey-library.ts never hands it one; they would be 32 KB of the Worker.
 */
class NoCertificate {
  constructor() {
    throw new Error("Certificates of authenticators are not judged here.");
  }
}

export {
  NoCertificate as AuthorityKeyIdentifierExtension,
  NoCertificate as CRLDistributionPointsExtension,
  NoCertificate as SubjectKeyIdentifierExtension,
  NoCertificate as X509Certificate,
  NoCertificate as X509ChainBuilder,
  NoCertificate as X509Crl,
};
