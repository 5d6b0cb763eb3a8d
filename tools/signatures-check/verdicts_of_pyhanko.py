"""Verdicts of pyHanko: paths of PDFs as JSON on standard input, a verdict for each signature field on standard output.

Arguments: a trusted root (PEM) and the moment at which to judge (ISO 8601).
"""

import json
import logging
import sys
from datetime import datetime

from pyhanko.keys import load_cert_from_pemder
from pyhanko.pdf_utils.reader import PdfFileReader
from pyhanko.sign.validation import validate_pdf_signature
from pyhanko_certvalidator import ValidationContext

logging.disable(logging.CRITICAL)
root = load_cert_from_pemder(sys.argv[1])
moment = datetime.fromisoformat(sys.argv[2])


def invalid(error):
    return {"isValid": False, "says": f"{type(error).__name__}: {error}"[:200]}


def judge(signature):
    context = ValidationContext(trust_roots=[root], allow_fetching=False, moment=moment)
    try:
        status = validate_pdf_signature(signature, context)
        return {"isValid": bool(status.bottom_line), "says": status.summary()}
    except Exception as error:
        return invalid(error)


def text_of(name):
    return name.decode("latin-1") if isinstance(name, bytes) else str(name)


def judge_file(path):
    try:
        with open(path, "rb") as file:
            found = PdfFileReader(file).embedded_regular_signatures
            return {"fields": {text_of(one.field_name): judge(one) for one in found}}
    except Exception as error:
        return {"fields": {}, "failure": invalid(error)["says"]}


json.dump([judge_file(path) for path in json.load(sys.stdin)], sys.stdout)
