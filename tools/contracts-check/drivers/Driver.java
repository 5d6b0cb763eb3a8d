import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import temelia.ApiClient;
import temelia.api.AuthenticateApi;
import temelia.api.DocumentsApi;
import temelia.model.AuthenticateSignInBody;
import temelia.model.Document;
import temelia.model.DocumentNou;

/** Signs in, creates, uploads, downloads and pages by the client that openapi-generator made. */
public final class Driver {
  public static void main(String[] args) throws Exception {
    ApiClient client = new ApiClient();
    client.updateBaseUri(args[0]);
    AuthenticateSignInBody who = new AuthenticateSignInBody().username(args[1]).password(args[2]);
    String token =
        new AuthenticateApi(client)
            .authenticateSignIn(
                AuthenticateApi.APIAuthenticateSignInRequest.newBuilder()
                    .authenticateSignInBody(who)
                    .build())
            .getIdToken();
    client.setRequestInterceptor(request -> request.header("Authorization", "Bearer " + token));
    DocumentsApi documents = new DocumentsApi(client);

    Document created =
        documents.documentsCreate(
            DocumentsApi.APIDocumentsCreateRequest.newBuilder()
                .documentNou(new DocumentNou().denumire("Client generat"))
                .build());
    Path note = Files.createTempFile("nota", ".txt");
    Files.writeString(note, "conținut");
    Document uploaded =
        documents.documentsUpload(
            DocumentsApi.APIDocumentsUploadRequest.newBuilder()
                ._file(note.toFile())
                .etichete(List.of("start"))
                .build());
    Files.delete(note);
    File content =
        documents.documentsDownload(
            DocumentsApi.APIDocumentsDownloadRequest.newBuilder().id(uploaded.getId()).build());
    String text = Files.readString(content.toPath());
    Files.delete(content.toPath());
    check("conținut", text);

    List<Long> ids = new ArrayList<>();
    for (int page = 0; page < 2; page++)
      documents
          .documentsList(
              DocumentsApi.APIDocumentsListRequest.newBuilder().page(page).size(1).build())
          .getItems()
          .forEach(row -> ids.add(row.getId()));
    check(List.of(uploaded.getId(), created.getId()), ids);
  }

  private static void check(Object expected, Object found) {
    if (!expected.equals(found))
      throw new IllegalStateException("expected " + expected + ", found " + found);
  }
}
