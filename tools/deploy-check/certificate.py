"""Writes a certificate of this machine for a week, and its key: the buckets refuse connections without TLS."""

import datetime
import ipaddress
import sys

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

key = ec.generate_private_key(ec.SECP256R1())
name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
hosts = ["localhost", "*.localhost", "*.s3.localhost", "*.execute-api.localhost"]
names = [x509.IPAddress(ipaddress.ip_address("127.0.0.1")), *[x509.DNSName(host) for host in hosts]]
now = datetime.datetime.now(datetime.timezone.utc)
certificate = (
    x509.CertificateBuilder()
    .subject_name(name)
    .issuer_name(name)
    .public_key(key.public_key())
    .serial_number(x509.random_serial_number())
    .not_valid_before(now - datetime.timedelta(days=1))
    .not_valid_after(now + datetime.timedelta(days=7))
    .add_extension(x509.SubjectAlternativeName(names), critical=False)
    .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
    .sign(key, hashes.SHA256())
)
pem = serialization.Encoding.PEM
with open(sys.argv[1], "wb") as file:
    file.write(certificate.public_bytes(pem))
with open(sys.argv[2], "wb") as file:
    file.write(
        key.private_bytes(pem, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    )
