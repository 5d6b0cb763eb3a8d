import type { ContractTexts } from "../../../../shared/contract/contract-texts.ts";

export const contract: ContractTexts = {
  tags: {
    "public-documents": [
      "Documentele publice, fără autentificare",
      "Публичные документы, без входа",
      "Public documents, without signing in",
    ],
  },
  operations: {
    "public-documents.download": [
      "Ca `documents.download`, fără autentificare, cât documentul este PUBLIC și ACTIV; orice alt document este același 404.",
      "Как `documents.download`, без входа, пока документ PUBLIC и ACTIV; любой другой документ — тот же 404.",
      "As `documents.download`, without signing in, while the document is PUBLIC and ACTIV; any other document is the same 404.",
    ],
    "public-documents.downloadWithPassword": [
      "Ca descărcarea prin GET, cu parola în corp; conținutul mare este la adresa din Location (303).",
      "Как скачивание через GET, с паролем в теле; большое содержимое — по адресу из Location (303).",
      "As the download by GET, with the password in the body; large content is at the address in Location (303).",
    ],
  },
};

export const matrix = `
                                       nobody stranger reader operator owner bucketAdmin orgAdmin foreignAdmin serviceAdmin machine otherMachine writeMachine linkHolder
public-documents.list                  200    200      200    200      200   200         200      200          200          200     200          200          200
public-documents.read                  200    200      200    200      200   200         200      200          200          200     200          200          200
public-documents.download              200    200      200    200      200   200         200      200          200          200     200          200          200
public-documents.downloadWithPassword  200    200      200    200      200   200         200      200          200          200     200          200          200
`;
