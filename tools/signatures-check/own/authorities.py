"""Invented authorities on disk: authorities.py <folder>. Writes roots/, revocation/, certificates/, keys/ and who.json.

Nothing of it is of the product: the certificates are made by cryptography (OpenSSL).
"""

import datetime as dt
import json
import os
import sys

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, ed448, ed25519, rsa
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

NOW = dt.datetime.now(dt.timezone.utc).replace(microsecond=0)
YEAR = dt.timedelta(days=365)

CURVES = {
    "p256": ec.SECP256R1,
    "p384": ec.SECP384R1,
    "p521": ec.SECP521R1,
    "brainpool256": ec.BrainpoolP256R1,
    "brainpool384": ec.BrainpoolP384R1,
    "brainpool512": ec.BrainpoolP512R1,
}


def key_of(kind):
    if kind in CURVES:
        return ec.generate_private_key(CURVES[kind]())
    if kind == "ed25519":
        return ed25519.Ed25519PrivateKey.generate()
    if kind == "ed448":
        return ed448.Ed448PrivateKey.generate()
    return rsa.generate_private_key(65537, int(kind.removeprefix("rsa")))


def digest_for(key):
    return None if isinstance(key, (ed25519.Ed25519PrivateKey, ed448.Ed448PrivateKey)) else hashes.SHA256()


class Authorities:
    def __init__(self, folder):
        self.folder = folder
        self.certificates = {}
        self.keys = {}
        self.chains = {}
        for name in ("roots", "revocation", "certificates", "keys"):
            os.makedirs(f"{folder}/{name}", exist_ok=True)

    def write(self, path, data):
        with open(f"{self.folder}/{path}", "wb") as file:
            file.write(data)

    def certify(self, name, words, kind, issuer=None, use="signer", start=NOW - YEAR, end=NOW + 5 * YEAR, anchor=True):
        key = key_of(kind)
        own = x509.Name([x509.NameAttribute(NameOID.COUNTRY_NAME, "MD"), x509.NameAttribute(NameOID.COMMON_NAME, words)])
        by = self.keys[issuer] if issuer else key
        is_authority = use == "authority"
        builder = (
            x509.CertificateBuilder()
            .subject_name(own)
            .issuer_name(self.certificates[issuer].subject if issuer else own)
            .public_key(key.public_key())
            .serial_number(x509.random_serial_number())
            .not_valid_before(start)
            .not_valid_after(end)
            .add_extension(x509.BasicConstraints(is_authority, None), True)
            .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), False)
            .add_extension(x509.AuthorityKeyIdentifier.from_issuer_public_key(by.public_key()), False)
            .add_extension(
                x509.KeyUsage(
                    digital_signature=not is_authority,
                    content_commitment=use == "signer",
                    key_encipherment=False,
                    data_encipherment=False,
                    key_agreement=False,
                    key_cert_sign=is_authority,
                    crl_sign=is_authority,
                    encipher_only=False,
                    decipher_only=False,
                ),
                True,
            )
        )
        if use == "stamp":
            builder = builder.add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.TIME_STAMPING]), True)
        if issuer:
            place = x509.UniformResourceIdentifier(f"http://pki.invalid/{issuer}.crl")
            builder = builder.add_extension(
                x509.CRLDistributionPoints([x509.DistributionPoint([place], None, None, None)]), False
            )
        certificate = builder.sign(by, digest_for(by))
        self.certificates[name] = certificate
        self.keys[name] = key
        self.chains[name] = [name, *(self.chains[issuer] if issuer else [])]
        pem = certificate.public_bytes(serialization.Encoding.PEM)
        self.write(f"certificates/{name}.pem", pem)
        if issuer is None and anchor:
            self.write(f"roots/{name}.pem", pem)
        self.write(
            f"keys/{name}.pem",
            key.private_bytes(
                serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
            ),
        )

    def publish(self, name, revoked=()):
        builder = (
            x509.CertificateRevocationListBuilder()
            .issuer_name(self.certificates[name].subject)
            .last_update(NOW - dt.timedelta(minutes=1))
            .next_update(NOW + dt.timedelta(days=30))
            .add_extension(x509.CRLNumber(1), False)
            .add_extension(x509.AuthorityKeyIdentifier.from_issuer_public_key(self.keys[name].public_key()), False)
        )
        for one in revoked:
            builder = builder.add_revoked_certificate(
                x509.RevokedCertificateBuilder()
                .serial_number(self.certificates[one].serial_number)
                .revocation_date(NOW - dt.timedelta(days=30))
                .add_extension(x509.CRLReason(x509.ReasonFlags.key_compromise), False)
                .build()
            )
        made = builder.sign(self.keys[name], digest_for(self.keys[name]))
        self.write(f"revocation/{name}.crl", made.public_bytes(serialization.Encoding.DER))


def main(folder):
    made = Authorities(folder)
    certify = made.certify
    certify("root", "Proof Root", "rsa3072", use="authority", start=NOW - 10 * YEAR, end=NOW + 20 * YEAR)
    certify("issuer", "Proof Issuer", "rsa3072", "root", "authority", NOW - 9 * YEAR, NOW + 15 * YEAR)
    certify("curves", "Proof Issuer of Curves", "p384", "root", "authority", NOW - 9 * YEAR, NOW + 15 * YEAR)
    certify("stamps", "Proof Stamps", "rsa3072", "root", "stamp", NOW - 5 * YEAR, NOW + 10 * YEAR)
    certify("stranger", "Stranger Root", "rsa3072", use="authority", start=NOW - 10 * YEAR, anchor=False)
    certify("strangers", "Stranger Stamps", "rsa3072", "stranger", "stamp", NOW - 5 * YEAR, NOW + 10 * YEAR)
    certify("rsa", "Ana Rusu", "rsa3072", "issuer")
    certify("rsa2048", "Ion Ceban", "rsa2048", "issuer")
    for kind in CURVES:
        certify(kind, f"Curve {kind}", kind, "curves")
    for kind in ("ed25519", "ed448"):
        certify(kind, f"Edwards {kind}", kind, "curves")
    certify("revoked", "Revoked Person", "p256", "issuer")
    certify("ended", "Ended Person", "p256", "issuer", end=NOW - dt.timedelta(days=3))
    certify("early", "Early Person", "p256", "issuer", start=NOW + YEAR)
    certify("weak", "Weak Key", "rsa1024", "issuer")
    certify("unknown", "Unknown Person", "p256", "stranger")
    made.publish("root")
    made.publish("curves")
    made.publish("stranger")
    made.publish("issuer", ["revoked"])
    made.write("who.json", json.dumps(made.chains).encode())


main(sys.argv[1])
