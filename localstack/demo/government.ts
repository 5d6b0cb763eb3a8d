import { clients as documentClients } from "./data.ts";
import { recipients } from "./registry.ts";
import type { Text } from "../../shared/texts.ts";

/*
 * The people that the local government login knows, and the client that the services are there. It is public: nothing here is a
 * secret anywhere.
 */

/** A role of the government's login; `GOVERNMENT_ROLES` maps it to an authority. */
type GovernmentRole = "staff" | "admin";

export interface GovernmentPerson {
  /** The value of the person's button. */
  key: string;
  /** The subject: stable, and without a meaning of its own. */
  sub: string;
  name: string;
  about: Text;
  /** Citizens have one. */
  idnp?: string;
  /** Officials have them; the list may be empty. */
  roles?: GovernmentRole[];
}

const idnpOf = (people: { id: number; idnp?: string | undefined }[], id: number): string => {
  const idnp = people.find((one) => one.id === id)?.idnp;
  if (idnp === undefined) throw new Error(`the demo data has no person ${String(id)} with an IDNP`);
  return idnp;
};

/** The person who is the account `admin` of each service; the login knows her by `sub`. */
export const administratorSub = "91c7f5a3-8d2b-4061-9e34-6f5a4d3c2b66";

export const governmentPeople: GovernmentPerson[] = [
  {
    key: "maria.popescu",
    sub: "6f1c2a50-9f0e-4d35-8a0b-5b9f5f0d3c11",
    name: "Maria Popescu",
    about: [
      "cetățean, clientul 1 al documentelor",
      "гражданка, клиент 1 документов",
      "citizen, client 1 of documents",
    ],
    idnp: idnpOf(documentClients, 1),
  },
  {
    key: "serghei.petrov",
    sub: "b3d7e0c4-2c61-4e0f-9d57-0c6e1f7a8b22",
    name: "Сергей Петров",
    about: [
      "cetățean, clientul 2 al documentelor",
      "гражданин, клиент 2 документов",
      "citizen, client 2 of documents",
    ],
    idnp: idnpOf(documentClients, 2),
  },
  {
    key: "maria.ciobanu",
    sub: "0a9be6d1-7b3f-4c88-b1c5-93d2a4e6f733",
    name: "Maria Ciobanu",
    about: [
      "cetățean, destinatarul 1 al notificărilor",
      "гражданка, получатель 1 уведомлений",
      "citizen, recipient 1 of notifications",
    ],
    idnp: idnpOf(recipients, 1),
  },
  {
    key: "ana.lungu",
    sub: "d85f3b92-1e4a-4f6d-8c70-7ae1b2c3d444",
    name: "Ana Lungu",
    about: [
      "cetățean pe care niciun serviciu nu îl cunoaște",
      "гражданка, не известная ни одному сервису",
      "citizen whom no service knows",
    ],
    idnp: "2009001000026",
  },
  {
    key: "victor.rotaru",
    sub: "4e2d9c68-5a17-4b93-a6f8-1d0c3b5e7f55",
    name: "Victor Rotaru",
    about: ["funcționar", "служащий", "staff member"],
    roles: ["staff"],
  },
  {
    key: "alexandra.munteanu",
    sub: administratorSub,
    name: "Alexandra Munteanu",
    about: ["funcționar și administrator", "служащая и администратор", "staff member and administrator"],
    roles: ["staff", "admin"],
  },
  {
    key: "oleg.cojocaru",
    sub: "c06a1e7d-3f95-4d2c-b84e-2a7b9c8d0e77",
    name: "Олег Кожокару",
    about: [
      "funcționar și administrator, a doua persoană",
      "служащий и администратор, второе лицо",
      "staff member and administrator, second person",
    ],
    roles: ["staff", "admin"],
  },
  {
    key: "irina.vacaru",
    sub: "f7b40d2e-6c18-4a5f-8e93-5d4c3b2a1f88",
    name: "Irina Văcaru",
    about: ["funcționar fără rol", "служащая без роли", "staff member without a role"],
    roles: [],
  },
];

/** The services with sessions. */
const servicesWithSessions = ["documents", "notifications", "platform"];

/** The client that the services are together: they share its id and secret, and each has an address of its own to return to. */
export const governmentClient = (publicUrl: string) => ({
  id: "temelia",
  secret: "only-for-the-local-government-login",
  redirectUris: servicesWithSessions.map(
    (service) => `${publicUrl}/${service}/api/v1/public/sessions/callback`,
  ),
  afterSignOut: [`${publicUrl}/`],
});
