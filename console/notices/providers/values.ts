import type { Furnizor, ProvidersCreateBody } from "../../../client/generated/notifications/types.ts";
import type { Errors } from "../../kit/form.ts";
import { type Channel, CODE } from "../common/kinds.ts";

export type Kind = Furnizor["tip"];
export type SecretName = Furnizor["secrete"][number];

export const kinds = ["SMTP", "HTTP", "WEBPUSH", "SIMULATOR"] as const satisfies readonly Kind[];

/** The secrets that a kind has. */
export const secretsOf: Record<Kind, readonly SecretName[]> = {
  SMTP: ["password"],
  HTTP: ["token", "secret"],
  WEBPUSH: [],
  SIMULATOR: [],
};

export interface ProviderValues {
  cod: string;
  canal: Channel;
  tip: Kind;
  prioritate: number | undefined;
  peSecunda: number | undefined;
  recipise: boolean;
  activ: boolean;
  host: string;
  port: number | undefined;
  secure: boolean;
  requireTls: boolean;
  user: string;
  from: string;
  url: string;
  faraDiacritice: boolean;
  password: string;
  token: string;
  secret: string;
}

export const emptyProvider: ProviderValues = {
  cod: "",
  canal: "Email",
  tip: "SMTP",
  prioritate: 1,
  peSecunda: undefined,
  recipise: false,
  activ: true,
  host: "",
  port: 465,
  secure: true,
  requireTls: true,
  user: "",
  from: "",
  url: "",
  faraDiacritice: false,
  password: "",
  token: "",
  secret: "",
};

export const valuesOf = ({ cod, canal, tip, configuratie, ...provider }: Furnizor): ProviderValues => ({
  cod,
  canal,
  tip,
  prioritate: provider.prioritate,
  peSecunda: provider.peSecunda,
  recipise: provider.recipise,
  activ: provider.activ,
  host: configuratie.host ?? "",
  port: configuratie.port,
  secure: configuratie.secure ?? false,
  requireTls: configuratie.requireTls ?? false,
  user: configuratie.user ?? "",
  from: configuratie.from ?? "",
  url: configuratie.url ?? "",
  faraDiacritice: configuratie.faraDiacritice ?? false,
  password: "",
  token: "",
  secret: "",
});

type Settings = ProvidersCreateBody["configuratie"];

const ifWritten = <Name extends keyof ProviderValues>(name: Name, value: string) =>
  value === "" ? {} : { [name]: value };

function settingsOf(values: ProviderValues): Settings {
  const { tip, host, port, secure, requireTls, user, from, url, faraDiacritice } = values;
  if (tip === "SMTP")
    return {
      host,
      secure,
      requireTls,
      ...(port === undefined ? {} : { port }),
      ...ifWritten("user", user),
      ...ifWritten("from", from),
      ...ifWritten("password", values.password),
    };
  if (tip === "HTTP")
    return {
      url,
      faraDiacritice,
      ...ifWritten("from", from),
      ...ifWritten("token", values.token),
      ...ifWritten("secret", values.secret),
    };
  return {};
}

export const bodyOf = (values: ProviderValues): ProvidersCreateBody => ({
  cod: values.cod,
  canal: values.canal,
  tip: values.tip,
  prioritate: values.prioritate ?? 1,
  recipise: values.recipise,
  activ: values.activ,
  ...(values.peSecunda === undefined ? {} : { peSecunda: values.peSecunda }),
  configuratie: settingsOf(values),
});

interface ErrorTexts {
  code: string;
  hostMissing: string;
  portMissing: string;
  urlWrong: string;
  priorityMissing: string;
}

export const errorsIn = (values: ProviderValues, text: ErrorTexts): Errors<ProviderValues> => ({
  ...(CODE.test(values.cod) ? {} : { cod: text.code }),
  ...(values.prioritate === undefined ? { prioritate: text.priorityMissing } : {}),
  ...(values.tip === "SMTP" && values.host.trim() === "" ? { host: text.hostMissing } : {}),
  ...(values.tip === "SMTP" && values.port === undefined ? { port: text.portMissing } : {}),
  ...(values.tip === "HTTP" && !URL.canParse(values.url) ? { url: text.urlWrong } : {}),
});

/** The kinds that hand over messages of a channel. */
export const kindsOf: Record<Channel, readonly Kind[]> = {
  Email: ["SMTP", "SIMULATOR"],
  SMS: ["HTTP", "SIMULATOR"],
  Push: ["WEBPUSH", "SIMULATOR"],
};
