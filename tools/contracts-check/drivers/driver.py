"""Signs in, creates, uploads, downloads and pages by the client that openapi-generator made."""

import sys

import temelia
from temelia.api.authenticate_api import AuthenticateApi
from temelia.api.documents_api import DocumentsApi
from temelia.models.authenticate_sign_in_body import AuthenticateSignInBody
from temelia.models.document_nou import DocumentNou

host, username, password = sys.argv[1:]
CONTENT = "conținut".encode()


def sign_in() -> str:
    with temelia.ApiClient(temelia.Configuration(host=host)) as client:
        who = AuthenticateSignInBody(username=username, password=password)
        return AuthenticateApi(client).authenticate_sign_in(who).id_token


with temelia.ApiClient(temelia.Configuration(host=host, access_token=sign_in())) as client:
    documents = DocumentsApi(client)
    created = documents.documents_create(DocumentNou(denumire="Client generat"))
    uploaded = documents.documents_upload(("nota.txt", CONTENT))
    content = documents.documents_download(uploaded.id)
    assert content == CONTENT, f"downloaded {content!r}"
    pages = [documents.documents_list(page=page, size=1).items for page in (0, 1)]
    ids = [row.id for rows in pages for row in rows]
    assert ids == [uploaded.id, created.id], f"paged {ids}"
