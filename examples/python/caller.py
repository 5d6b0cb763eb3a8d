"""Files, finds and signs a document by the client that openapi-generator makes of functions/documents/openapi.json."""

import os

import temelia
from temelia.api.authenticate_api import AuthenticateApi
from temelia.api.documents_api import DocumentsApi
from temelia.models.authenticate_sign_in_body import AuthenticateSignInBody
from temelia.models.semnare import Semnare

host = os.environ.get("TEMELIA", "http://localhost:3000") + "/documents"


def sign_in() -> str:
    who = AuthenticateSignInBody(username=os.environ["TEMELIA_USER"], password=os.environ["TEMELIA_PASSWORD"])
    with temelia.ApiClient(temelia.Configuration(host=host)) as client:
        return AuthenticateApi(client).authenticate_sign_in(who).id_token


with temelia.ApiClient(temelia.Configuration(host=host, access_token=sign_in())) as client:
    documents = DocumentsApi(client)
    filed = documents.documents_upload(("aviz.txt", "Aviz favorabil.\n".encode()), etichete=["exemplu"])
    print(f"filed {filed.cod}")
    found = documents.documents_list(filter_cod=filed.cod).items
    print("found", ", ".join(row.denumire for row in found))
    signed = documents.documents_sign(filed.id, Semnare(semnatar="Elena Țurcanu", numar_versiune=1))
    print(f"signed by {signed.semnatar}: {signed.status}")
