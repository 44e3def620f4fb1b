/**
 * Stands in the bundle for what @simplewebauthn judges attestations with (`alias` in wrangler.toml): passkey-library.ts never
 * hands it one, and they would be 45 KB of the Worker.
 */
class NoCertificate {
  constructor() {
    throw new Error("Certificates of authenticators are not judged here.");
  }
}

/** Equal to no identifier that an authenticator could send. */
const noIdentifier = "certificates are not judged here";

// Whatever @simplewebauthn names of @peculiar/x509, asn1-x509, asn1-x509-post-quantum, asn1-android and asn1-rsa: a name that is
// missing fails the bundle.
export {
  NoCertificate as AuthorityKeyIdentifierExtension,
  NoCertificate as CRLDistributionPointsExtension,
  NoCertificate as SubjectKeyIdentifierExtension,
  NoCertificate as X509Certificate,
  NoCertificate as X509ChainBuilder,
  NoCertificate as X509Crl,
  NoCertificate as BasicConstraints,
  NoCertificate as Certificate,
  NoCertificate as ExtendedKeyUsage,
  NoCertificate as KeyDescription,
  NoCertificate as RSAPublicKey,
  NoCertificate as SubjectAlternativeName,
  noIdentifier as id_ce_basicConstraints,
  noIdentifier as id_ce_extKeyUsage,
  noIdentifier as id_ce_keyDescription,
  noIdentifier as id_ce_subjectAltName,
  noIdentifier as id_ml_dsa_44,
  noIdentifier as id_ml_dsa_65,
  noIdentifier as id_ml_dsa_87,
  noIdentifier as id_rsaEncryption,
  noIdentifier as id_sha1WithRSAEncryption,
  noIdentifier as id_sha256WithRSAEncryption,
  noIdentifier as id_sha384WithRSAEncryption,
  noIdentifier as id_sha512WithRSAEncryption,
};
