"""PDFs that pyHanko signs, and later revisions of an attacker: pdfs.py <folder> sign|revise.

Reads the authorities of <folder>, and writes plain.pdf, files/ and one line of JSON on each file to standard output. With
"revise", a line of JSON on standard input names a PDF in files/ that gets such revisions.
"""

import hashlib
import io
import json
import sys
from datetime import datetime, timezone

from asn1crypto import core, crl, keys, pem, x509
from asn1crypto import cms as asn1cms
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import padding
from cryptography.hazmat.primitives.asymmetric.utils import Prehashed
from pyhanko.pdf_utils import generic
from pyhanko.pdf_utils.incremental_writer import IncrementalPdfFileWriter
from pyhanko.pdf_utils.writer import PageObject, PdfFileWriter
from pyhanko.sign import fields, signers, timestamps
from pyhanko.sign.fields import MDPPerm, SigFieldSpec, SigSeedSubFilter
from pyhanko.sign.signers import cms_embedder
from pyhanko.sign.signers.pdf_byterange import SignatureObject
from pyhanko.sign.validation.dss import DocumentSecurityStore
from pyhanko_certvalidator import ValidationContext
from pyhanko_certvalidator.registry import SimpleCertificateStore

FOLDER = sys.argv[1]
NAME = generic.NameObject
CHAINS = json.load(open(f"{FOLDER}/who.json"))


def read(path):
    with open(f"{FOLDER}/{path}", "rb") as file:
        return file.read()


def der(path):
    return pem.unarmor(read(path))[2]


def certificate(name):
    return x509.Certificate.load(der(f"certificates/{name}.pem"))


def private(name):
    return keys.PrivateKeyInfo.load(der(f"keys/{name}.pem"))


def store(name):
    known = SimpleCertificateStore()
    known.register_multiple([certificate(one) for one in CHAINS[name][1:]])
    return known


def stamper(name):
    return timestamps.DummyTimeStamper(
        tsa_cert=certificate(name), tsa_key=private(name), certs_to_embed=store(name)
    )


def context():
    lists = [crl.CertificateList.load(read(f"revocation/{name}.crl")) for name in ("root", "issuer", "curves")]
    return ValidationContext(
        trust_roots=[certificate("root")],
        other_certs=[certificate(name) for name in ("issuer", "curves")],
        crls=lists,
        allow_fetching=False,
        revocation_mode="soft-fail",
    )


def written(writer):
    out = io.BytesIO()
    writer.write(out)
    return out.getvalue()


def plain(stream_xrefs=False):
    """One page that says a sum, with a table or a stream of cross-references."""
    writer = PdfFileWriter(stream_xrefs=stream_xrefs)
    font = generic.DictionaryObject(
        {NAME("/Type"): NAME("/Font"), NAME("/Subtype"): NAME("/Type1"), NAME("/BaseFont"): NAME("/Helvetica")}
    )
    resources = generic.DictionaryObject(
        {NAME("/Font"): generic.DictionaryObject({NAME("/F1"): writer.add_object(font)})}
    )
    content = writer.add_object(
        generic.StreamObject(stream_data=b"BT /F1 14 Tf 72 760 Td (The price is 100 lei) Tj ET")
    )
    writer.insert_page(PageObject(content, (0, 0, 595, 842), resources))
    return written(writer)


def signed(data, who, field="Signature1", md="sha256", by=None, level="B", sub=SigSeedSubFilter.PADES, certify=None, pss=False, box=None):
    writer = IncrementalPdfFileWriter(io.BytesIO(data))
    wish = {"field_name": field, "md_algorithm": md, "subfilter": sub}
    if certify:
        wish |= {"certify": True, "docmdp_permissions": MDPPerm(certify)}
    if level in ("LT", "LTA"):
        wish |= {"embed_validation_info": True, "validation_context": context(), "use_pades_lta": level == "LTA"}
    signer = signers.SimpleSigner(
        signing_cert=certificate(who), signing_key=private(who), cert_registry=store(who), prefer_pss=pss
    )
    spec = SigFieldSpec(field, on_page=0, box=box) if box else None
    made = signers.PdfSigner(
        signers.PdfSignatureMetadata(**wish), signer, timestamper=stamper(by) if by else None, new_field_spec=spec
    )
    return made.sign_pdf(writer).getvalue()


def old_form(data, sub, certificate_key=False):
    """The forms of ISO 32000-1 with SHA-1, which pyHanko reads and does not write."""
    writer = IncrementalPdfFileWriter(io.BytesIO(data))
    steps = cms_embedder.PdfCMSEmbedder().write_cms(field_name="Signature1", writer=writer)
    next(steps)
    placed = SignatureObject(
        subfilter=SigSeedSubFilter.ADOBE_PKCS7_DETACHED, timestamp=datetime.now(timezone.utc), bytes_reserved=16384
    )
    placed[NAME("/SubFilter")] = NAME(sub)
    if certificate_key:
        placed[NAME("/Cert")] = generic.ByteStringObject(certificate("rsa").dump())
    steps.send(cms_embedder.SigObjSetup(sig_placeholder=placed))
    prepared, out = steps.send(cms_embedder.SigIOSetup(md_algorithm="sha1", in_place=True))
    key = serialization.load_pem_private_key(read("keys/rsa.pem"), None)
    digest = prepared.document_digest
    if certificate_key:
        value = key.sign(digest, padding.PKCS1v15(), Prehashed(hashes.SHA1()))
        steps.send(core.OctetString(value).dump())
        return out.getvalue()
    attributes = asn1cms.CMSAttributes(
        [
            {"type": "content_type", "values": ["data"]},
            {"type": "message_digest", "values": [hashlib.sha1(digest).digest()]},
        ]
    )
    signer = certificate("rsa")
    info = {
        "version": "v1",
        "sid": asn1cms.SignerIdentifier(
            {"issuer_and_serial_number": {"issuer": signer.issuer, "serial_number": signer.serial_number}}
        ),
        "digest_algorithm": {"algorithm": "sha1"},
        "signed_attrs": attributes,
        "signature_algorithm": {"algorithm": "sha1_rsa"},
        "signature": key.sign(attributes.dump(), padding.PKCS1v15(), hashes.SHA1()),
    }
    data = {
        "version": "v1",
        "digest_algorithms": [{"algorithm": "sha1"}],
        "encap_content_info": {"content_type": "data", "content": digest},
        "certificates": [certificate(one) for one in CHAINS["rsa"]],
        "signer_infos": [info],
    }
    steps.send(asn1cms.ContentInfo({"content_type": "signed_data", "content": asn1cms.SignedData(data)}).dump())
    return out.getvalue()


def first_page(writer):
    return writer.root["/Pages"]["/Kids"][0].get_object()


def with_page(data):
    writer = IncrementalPdfFileWriter(io.BytesIO(data))
    content = writer.add_object(generic.StreamObject(stream_data=b"0 0 m 100 100 l S"))
    writer.insert_page(PageObject(content, (0, 0, 595, 842), generic.DictionaryObject()))
    return written(writer)


def with_content(data):
    writer = IncrementalPdfFileWriter(io.BytesIO(data))
    page = first_page(writer)
    page[NAME("/Contents")] = writer.add_object(
        generic.StreamObject(stream_data=b"BT /F1 14 Tf 72 760 Td (The price is 900 lei) Tj ET")
    )
    writer.update_container(page)
    return written(writer)


def with_appearance(data):
    """The form of the signature's own field shows something else."""
    writer = IncrementalPdfFileWriter(io.BytesIO(data))
    field = writer.root["/AcroForm"]["/Fields"][0].get_object()
    drawn = generic.StreamObject(
        dict_data={
            NAME("/Type"): NAME("/XObject"),
            NAME("/Subtype"): NAME("/Form"),
            NAME("/BBox"): generic.ArrayObject([generic.NumberObject(one) for one in (0, 0, 500, 100)]),
        },
        stream_data=b"0 0 500 100 re f",
    )
    field[NAME("/AP")] = generic.DictionaryObject({NAME("/N"): writer.add_object(drawn)})
    field[NAME("/Rect")] = generic.ArrayObject([generic.NumberObject(one) for one in (60, 740, 560, 800)])
    writer.update_container(field)
    return written(writer)


def with_store(data):
    """A store of certificates alone: an addition that is allowed."""
    out = io.BytesIO(data)
    DocumentSecurityStore.add_dss(out, None, certs=[certificate("issuer")], ocsps=[], crls=[])
    return out.getvalue()


def stamped(data, by="stamps"):
    writer = IncrementalPdfFileWriter(io.BytesIO(data))
    return signers.PdfTimeStamper(stamper(by)).timestamp_pdf(writer, "sha256").getvalue()


LATER = {"page": with_page, "content": with_content, "appearance": with_appearance}


def told(one, data, **more):
    with open(f"{FOLDER}/files/{one['file']}", "wb") as out:
        out.write(data)
    print(json.dumps({**one, **more}))


def revise(one, data, later):
    for kind, make in later.items():
        name = f"{one['id']}+later-{kind}"
        twin = {**one, "id": name, "file": f"{name}.pdf", "twinOf": one["id"]}
        told(twin, make(data), change=f"later revision: {kind}", isChanged=True)


def put(name, form, data, later=LATER):
    one = {"id": f"hanko-{name}", "file": f"hanko-{name}.pdf", "kind": "pdf", "form": form, "by": "pyHanko"}
    told(one, data)
    revise(one, data, later)


def sign_all():
    table = plain()
    with open(f"{FOLDER}/plain.pdf", "wb") as out:
        out.write(table)
    streams = plain(stream_xrefs=True)
    adobe = SigSeedSubFilter.ADOBE_PKCS7_DETACHED
    put("b", "PAdES B-B", signed(table, "rsa"))
    put("b-streams", "PAdES B-B, streams of cross-references", signed(streams, "rsa"))
    put("t", "PAdES B-T", signed(table, "rsa", by="stamps", level="T"))
    put("lt", "PAdES B-LT", signed(table, "rsa", by="stamps", level="LT"))
    put("lta", "PAdES B-LTA", signed(table, "rsa", by="stamps", level="LTA"))
    put("lta-streams", "PAdES B-LTA, streams of cross-references", signed(streams, "p256", by="stamps", level="LTA"))
    put("adobe", "adbe.pkcs7.detached", signed(table, "rsa", sub=adobe))
    put("adobe-t", "adbe.pkcs7.detached with a stamp", signed(table, "rsa", sub=adobe, by="stamps"))
    put("pss", "PAdES B-B, RSASSA-PSS", signed(table, "rsa", pss=True), {})
    put("visible", "PAdES B-B with an appearance", signed(table, "rsa", box=(72, 600, 300, 660)), {"content": with_content})
    for level in (1, 2, 3):
        put(f"certified-{level}", f"certification, level {level}", signed(table, "rsa", certify=level))
    two = signed(signed(table, "rsa"), "p256", "Signature2")
    put("two", "two signatures", two)
    put("two-lta", "two signatures, the second B-LTA", signed(signed(table, "rsa"), "p256", "Signature2", by="stamps", level="LTA"))
    put("stamped", "B-B under a time stamp of the document", stamped(signed(table, "rsa")))
    put("stored", "B-B with a store of certificates", with_store(signed(table, "rsa")), {"page": with_page})
    put("foreign-stamp", "B-T, the stamp of an unknown authority", signed(table, "rsa", by="strangers"), {})
    put("foreign-document-stamp", "B-B under a stamp of an unknown authority", stamped(signed(table, "rsa"), "strangers"), {})
    for who in ("revoked", "ended", "early", "weak", "unknown"):
        put(who, f"PAdES B-B, {who}", signed(table, who), {})
        put(f"{who}-t", f"PAdES B-T, {who}", signed(table, who, by="stamps"), {})
    for md in ("sha1", "sha384", "sha512"):
        put(md, f"PAdES B-B, {md}", signed(table, "rsa", md=md), {})
    put("pkcs7-sha1", "adbe.pkcs7.sha1", old_form(table, "/adbe.pkcs7.sha1"), {"page": with_page})
    put("x509-rsa-sha1", "adbe.x509.rsa_sha1", old_form(table, "/adbe.x509.rsa_sha1", True), {"page": with_page})


if sys.argv[2] == "sign":
    sign_all()
else:
    for line in sys.stdin:
        signed_file = json.loads(line)
        revise(signed_file, read(f"files/{signed_file['file']}"), {"page": with_page, "content": with_content})
