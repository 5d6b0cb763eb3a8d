"""Verdicts of pyHanko: paths as JSON on standard input, a verdict for each signature on standard output.

A path is that of a PDF, or a list: of a PDF or a CMS file, and of the content beside it. Verdicts on the signatures of a PDF
have the names of their fields. Arguments: a trusted root (PEM), the moment at which to judge (ISO 8601), and, if there
are any, a folder of revocation lists: then a stamp that is not trusted takes nothing from its signature.
"""

import asyncio
import glob
import json
import logging
import sys
from datetime import datetime

from asn1crypto import cms, crl

from pyhanko.keys import load_cert_from_pemder
from pyhanko.pdf_utils.reader import PdfFileReader
from pyhanko.sign.validation import async_validate_detached_cms, validate_pdf_signature
from pyhanko.sign.validation.generic_cms import async_validate_cms_signature
from pyhanko.sign.validation.status import SignatureStatus
from pyhanko_certvalidator import ValidationContext

logging.disable(logging.CRITICAL)
root = load_cert_from_pemder(sys.argv[1])
moment = datetime.fromisoformat(sys.argv[2])
lists = glob.glob(f"{sys.argv[3]}/*.crl") if len(sys.argv) > 3 else []


def invalid(error):
    return {"isValid": False, "says": f"{type(error).__name__}: {error}"[:200]}


def read(path):
    with open(path, "rb") as file:
        return file.read()


def context():
    known = [crl.CertificateList.load(read(path)) for path in lists]
    return ValidationContext(trust_roots=[root], crls=known, allow_fetching=False, moment=moment)


def is_valid(status):
    if not lists:
        return bool(status.bottom_line)
    return bool(status.intact and status.valid and status.trusted and getattr(status, "docmdp_ok", True))


def told(ask):
    try:
        status = ask()
        return {"isValid": is_valid(status), "says": status.summary()}
    except Exception as error:
        return invalid(error)


def judge(signature):
    return told(lambda: validate_pdf_signature(signature, context()))


def judge_cms(path, contents):
    def ask():
        data = cms.ContentInfo.load(read(path))["content"]
        if contents:
            return asyncio.run(async_validate_detached_cms(read(contents[0]), data, signer_validation_context=context()))
        return asyncio.run(
            async_validate_cms_signature(data, status_cls=SignatureStatus, validation_context=context())
        )

    return {"fields": {"": told(ask)}}


def text_of(name):
    return name.decode("latin-1") if isinstance(name, bytes) else str(name)


def judge_file(path):
    if isinstance(path, list):
        path, *contents = path
        if not path.endswith(".pdf"):
            return judge_cms(path, contents)
    try:
        with open(path, "rb") as file:
            reader = PdfFileReader(file)
            if reader.encrypted:
                reader.decrypt("")
            found = reader.embedded_regular_signatures
            return {"fields": {text_of(one.field_name): judge(one) for one in found}}
    except Exception as error:
        return {"fields": {}, "failure": invalid(error)["says"]}


json.dump([judge_file(path) for path in json.load(sys.stdin)], sys.stdout)
