import type { Sistem, SistemsCreateBody } from "../../../client/generated/notifications/types.ts";
import type { Errors } from "../../kit/form.ts";
import { CATEGORY, type Channel, CODE } from "../common/kinds.ts";

/** At most `most` messages of a category in `minutes`, to one recipient. */
export interface Cap {
  category: string;
  /** "" for all channels together. */
  channel: Channel | "";
  most: number | undefined;
  minutes: number | undefined;
}

export interface SystemValues {
  denumire: string;
  cod: string;
  mod: Sistem["mod"];
  activ: boolean;
  /** The id of a sender, "" for the default one. */
  expeditorId: string;
  /** PEM or SHA-256, one after the other. */
  certificate: string;
  callbackUrl: string;
  /** Written alone; "" leaves the one that is set. */
  callbackSecret: string;
  limitaPeMinut: number | undefined;
  limitaPeZi: number | undefined;
  plafoane: readonly Cap[];
}

export const emptySystem: SystemValues = {
  denumire: "",
  cod: "",
  mod: "PROBA",
  activ: true,
  expeditorId: "",
  certificate: "",
  callbackUrl: "",
  callbackSecret: "",
  limitaPeMinut: undefined,
  limitaPeZi: undefined,
  plafoane: [],
};

export const valuesOf = (system: Sistem): SystemValues => ({
  denumire: system.denumire,
  cod: system.cod,
  mod: system.mod,
  activ: system.activ,
  expeditorId: system.expeditorId === undefined ? "" : String(system.expeditorId),
  certificate: system.certificate.join("\n"),
  callbackUrl: system.callbackUrl ?? "",
  callbackSecret: "",
  limitaPeMinut: system.limitaPeMinut,
  limitaPeZi: system.limitaPeZi,
  plafoane: (system.plafoane ?? []).map(({ categorie, canal, celMult, minute }): Cap => ({
    category: categorie,
    channel: canal ?? "",
    most: celMult,
    minutes: minute,
  })),
});

const PEM = /-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;

/** The certificates in a text: blocks of PEM, and the rest by lines. */
export const certificatesIn = (text: string): string[] => [
  ...(text.match(PEM) ?? []),
  ...text
    .replace(PEM, "")
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean),
];

export function bodyOf(values: SystemValues): SistemsCreateBody {
  const { denumire, cod, mod, activ, expeditorId, callbackUrl, callbackSecret, ...others } = values;
  const { limitaPeMinut, limitaPeZi, plafoane } = others;
  return {
    denumire: denumire.trim(),
    cod,
    mod,
    activ,
    certificate: certificatesIn(values.certificate),
    ...(expeditorId === "" ? {} : { expeditorId: Number(expeditorId) }),
    ...(callbackUrl === "" ? {} : { callbackUrl }),
    ...(callbackSecret === "" ? {} : { callbackSecret }),
    ...(limitaPeMinut === undefined ? {} : { limitaPeMinut }),
    ...(limitaPeZi === undefined ? {} : { limitaPeZi }),
    ...(plafoane.length === 0
      ? {}
      : {
          plafoane: plafoane.map(({ category, channel, most = 1, minutes = 1 }) => ({
            categorie: category,
            ...(channel === "" ? {} : { canal: channel }),
            celMult: most,
            minute: minutes,
          })),
        }),
  };
}

interface ErrorTexts {
  name: string;
  code: string;
  callback: string;
  caps: string;
}

export const errorsIn = (values: SystemValues, text: ErrorTexts): Errors<SystemValues> => ({
  ...(values.denumire.trim() === "" ? { denumire: text.name } : {}),
  ...(CODE.test(values.cod) ? {} : { cod: text.code }),
  ...(values.callbackUrl === "" || URL.canParse(values.callbackUrl) ? {} : { callbackUrl: text.callback }),
  ...(values.plafoane.every(isWhole) ? {} : { plafoane: text.caps }),
});

const isWhole = ({ category, most, minutes }: Cap): boolean =>
  CATEGORY.test(category) && most !== undefined && minutes !== undefined;
