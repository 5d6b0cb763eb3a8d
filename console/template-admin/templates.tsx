import {
  adminRecordsListChanges,
  adminTemplatesCreate,
  adminTemplatesList,
  adminTemplatesPatch,
  adminTemplatesRead,
  adminTemplatesRemove,
} from "../../client/generated/template-admin/operations.ts";
import type { Template } from "../../client/generated/template-admin/types.ts";
import { client } from "../api/client.ts";
import { type Known, own, record, byName } from "../api/register/kind.ts";
import { listScreen } from "../api/register/record-list.tsx";
import { recordScreen } from "../api/register/record-page.tsx";
import { switchOf, usage } from "../api/register/switch.ts";
import { Button } from "../kit/button.tsx";
import type { FieldProps } from "../kit/field-frame.tsx";
import { TextArea } from "../kit/fields.tsx";
import { StateBadge } from "../kit/states.tsx";
import type { FoundOption } from "../kit/use-found.ts";
import { plural } from "../words/plural.ts";
import { useWords } from "../words/words.ts";
import {
  BASE,
  TemplateCriteria,
  TemplateText,
  findOrganizations,
  sectionsOf,
  useKnowsOrganizations,
  useOrganizationNames,
} from "./parts.tsx";
import { arranged, criteriaIn, listIn } from "./criteria.ts";
import { templateAdminWords } from "./words.ts";
const inUse = {
  "1": { ro: "În folosință", ru: "Используется" },
  "0": { ro: "Scos din uz", ru: "Не используется" },
};

interface More {
  isChosen: boolean;
  names: ReadonlyMap<string, string> | undefined;
}

const organizationText = (id: string | undefined, { say, more }: Known<More>): string =>
  id === undefined
    ? say({ ro: "Toate organizațiile", ru: "Все организации" })
    : (more.names?.get(id) ??
      say({ ro: (id: string) => `Organizația ${id}`, ru: (id) => `Организация ${id}` })(id));

const stateOf = ({ status_id }: Template, { say }: Known) => (
  <StateBadge tone={status_id === "1" ? "good" : "neutral"}>{say(inUse[status_id])}</StateBadge>
);

/** The criteria that bidders of an organization, or of all, fill in. */
const templates = record({
  key: ["template-admin", "templates"],
  path: BASE,
  recordPath: `${BASE}/sabloane`,
  icon: "columns",
  Sections: sectionsOf("templates"),
  texts: {
    heading: { ro: "Șabloane DUAE", ru: "Шаблоны DUAE" },
    title: { ro: "Șabloane", ru: "Шаблоны" },
    about: {
      ro: "Documentul unic de achiziții: ce criterii completează ofertanții. Fiecare organizație primește șablonul ei sau, dacă nu are, pe cel general.",
      ru: "Единый закупочный документ: какие критерии заполняют участники. Каждая организация получает свой шаблон, а если его нет — общий.",
    },
    one: { ro: "Șabloane", ru: "Шаблоны" },
    back: { ro: "Toate șabloanele", ru: "Все шаблоны" },
    create: { ro: "Adaugă un șablon", ru: "Добавить шаблон" },
    created: {
      ro: (name: string) => `Șablonul „${name}” a fost adăugat`,
      ru: (name) => `Шаблон «${name}» добавлен`,
    },
    none: { ro: "Niciun șablon încă", ru: "Шаблонов пока нет" },
    noneText: {
      ro: "Fără șablon, programele organizațiilor primesc „nu există”.",
      ru: "Без шаблона программы организаций получают ответ «не найдено».",
    },
    removeText: {
      ro: "Organizația primește de acum șablonul general, dacă există. Nu se poate reveni.",
      ru: "Организация теперь получит общий шаблон, если он есть. Вернуть нельзя.",
    },
  },
  nameOf: (row: Template) => row.name,
  useMore: (_rows: readonly Template[]): More => ({
    isChosen: useKnowsOrganizations(),
    names: useOrganizationNames(),
  }),
  isKnown: ({ organization_id }, { more }) =>
    organization_id === undefined || !more.isChosen || more.names !== undefined,
  filters: [
    byName("name"),
    { name: "stare", label: { ro: "Starea", ru: "Состояние" }, query: "filter[status_id]", choices: inUse },
  ],
  state: stateOf,
  fields: {
    name: {
      label: { ro: "Denumirea", ru: "Название" },
      input: "text",
      max: 255,
      required: { ro: "Scrieți denumirea", ru: "Введите название" },
      column: ["sorted"],
    },
    organization: {
      label: { ro: "Organizația", ru: "Организация" },
      input: "record",
      hint: {
        ro: "Lăsați gol pentru șablonul general, al organizațiilor fără unul al lor.",
        ru: "Оставьте пустым для общего шаблона — для организаций без своего.",
      },
      search: findOrganizations,
      isShown: ({ more }) => more.isChosen,
      of: ({ organization_id }, known): FoundOption | undefined =>
        organization_id === undefined
          ? undefined
          : { id: organization_id, label: organizationText(organization_id, known) },
    },
    organizationId: {
      label: { ro: "Identificatorul organizației", ru: "Идентификатор организации" },
      input: "text",
      hint: {
        ro: "Cel din serviciul de identitate, doar cifre. Gol înseamnă șablonul general.",
        ru: "Из сервиса идентификации, только цифры. Пусто — общий шаблон.",
      },
      max: 16,
      rule: [/^\d{0,16}$/, { ro: "Doar cifre, cel mult 16", ru: "Только цифры, не более 16" }],
      isShown: ({ more }) => !more.isChosen,
      of: ({ organization_id }) => organization_id ?? "",
    },
    organization_id: {
      label: { ro: "Organizația", ru: "Организация" },
      column: ["wide"],
      isFact: true,
      show: ({ organization_id }, known) => organizationText(organization_id, known),
    },
    status_id: { label: { ro: "Starea", ru: "Состояние" }, column: [], show: stateOf },
    isActive: {
      label: { ro: "Se folosește", ru: "Используется" },
      input: "check",
      hint: {
        ro: "O organizație are cel mult un șablon în folosință; la fel șablonul general.",
        ru: "У организации не более одного используемого шаблона; у общего тоже.",
      },
      initial: true,
      of: ({ status_id }) => status_id === "1",
    },
    criteria: {
      label: { ro: "Criterii", ru: "Критерии" },
      column: ["wide"],
      isFact: true,
      show: ({ template }, { say }) =>
        say({
          ro: plural.ro({ one: "un criteriu", few: "{} criterii", other: "{} de criterii" }),
          ru: plural.ru({ one: "{} критерий", few: "{} критерия", many: "{} критериев" }),
        })(criteriaIn(template).length),
    },
    template: {
      label: { ro: "Textul șablonului", ru: "Текст шаблона" },
      hint: {
        ro: "O listă JSON de criterii, așa cum o primesc programele organizațiilor.",
        ru: "JSON-список критериев, каким его получают программы организаций.",
      },
      required: {
        ro: 'Textul trebuie să fie o listă JSON, de exemplu [{"cod": "EX-01"}]',
        ru: 'Текст должен быть JSON-списком, например [{"cod": "EX-01"}]',
      },
      history: { isNameOnly: true },
      of: ({ template }: Template) => arranged(template),
      ...own("[]", TemplateField),
    },
  },
  wrong: ({ template }, { say }) => ({
    template: listIn(template)
      ? undefined
      : say({
          ro: 'Textul trebuie să fie o listă JSON, de exemplu [{"cod": "EX-01"}]',
          ru: 'Текст должен быть JSON-списком, например [{"cod": "EX-01"}]',
        }),
  }),
  list: (query) => adminTemplatesList(client, { query }),
  read: (id) => adminTemplatesRead(client, { path: { id: Number(id) } }),
  create: (values, { more }) => adminTemplatesCreate(client, { body: sent(values, more) }),
  change: (id, values, { etag, known: { more } }) =>
    adminTemplatesPatch(client, { path: { id: Number(id) }, body: sent(values, more), ifMatch: etag }),
  remove: (id, ifMatch) => adminTemplatesRemove(client, { path: { id: Number(id) }, ifMatch }),
  history: {
    list: adminRecordsListChanges,
    textOf: (name, value, { say }) =>
      name === "status_id"
        ? say(
            value === "1"
              ? { ro: "În folosință", ru: "Используется" }
              : { ro: "Scos din uz", ru: "Не используется" },
          )
        : undefined,
  },
});

interface TemplateValues {
  name: string;
  organization: FoundOption | undefined;
  organizationId: string;
  isActive: boolean;
  template: string;
}

const sent = (
  { name, organization, organizationId, isActive, template }: TemplateValues,
  { isChosen }: More,
) => ({
  name,
  organization_id: (isChosen ? organization?.id : organizationId) || null,
  status_id: isActive ? ("1" as const) : ("0" as const),
  template,
});

/** The text of a template, with how many criteria are in it. */
function TemplateField(props: FieldProps<string>) {
  const text = useWords(templateAdminWords);
  const { value, onChange } = props.field;
  return (
    <>
      <TextArea {...props} rows={12} />
      <div className="acts">
        <Button onPress={() => onChange(arranged(value))}>{text.arrange}</Button>
        <span role="status">{listIn(value) && text.count(criteriaIn(value).length)}</span>
      </div>
    </>
  );
}

const activity = switchOf(templates, {
  isOn: ({ status_id }) => status_id === "1",
  set: (id, isOn, ifMatch) =>
    adminTemplatesPatch(client, {
      path: { id: Number(id) },
      body: { status_id: isOn ? "1" : "0" },
      ifMatch,
    }),
  ...usage,
});

export const list = listScreen(templates);
export const page = recordScreen(templates, { acts: activity, parts: [TemplateCriteria, TemplateText] });
