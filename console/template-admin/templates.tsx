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
import { StatusBadge, byStatus, statusText } from "../api/register/status.tsx";
import { switchOf, usage } from "../api/register/switch.ts";
import { Button } from "../kit/button.tsx";
import type { FieldProps } from "../kit/field-frame.tsx";
import { TextArea } from "../kit/fields.tsx";
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

interface More {
  isChosen: boolean;
  names: ReadonlyMap<string, string> | undefined;
}

const organizationText = (id: string | undefined, { say, more }: Known<More>): string =>
  id === undefined
    ? say(["Toate organizațiile", "Все организации", "All organizations"])
    : (more.names?.get(id) ??
      say([
        (id: string) => `Organizația ${id}`,
        (id: string) => `Организация ${id}`,
        (id: string) => `Organization ${id}`,
      ])(id));

const stateOf = ({ status_id }: Template) => <StatusBadge status_id={status_id} />;

/** The criteria that bidders of an organization, or of all, fill in. */
const templates = record({
  key: ["template-admin", "templates"],
  path: BASE,
  recordPath: `${BASE}/sabloane`,
  icon: "columns",
  Sections: sectionsOf("templates"),
  texts: {
    heading: ["Șabloane DUAE", "Шаблоны DUAE", "DUAE templates"],
    title: ["Șabloane", "Шаблоны", "Templates"],
    about: [
      "Documentul unic de achiziții: ce criterii completează ofertanții. Fiecare organizație primește șablonul ei sau, dacă nu are, pe cel general.",
      "Единый закупочный документ: какие критерии заполняют участники. Каждая организация получает свой шаблон, а если его нет — общий.",
      "The single procurement document: which criteria bidders fill in. Each organization gets its own template or, if it has none, the general one.",
    ],
    back: ["Toate șabloanele", "Все шаблоны", "All templates"],
    create: ["Adaugă un șablon", "Добавить шаблон", "Add a template"],
    created: [
      (name: string) => `Șablonul „${name}” a fost adăugat`,
      (name: string) => `Шаблон «${name}» добавлен`,
      (name: string) => `The template ‘${name}’ was added`,
    ],
    none: ["Niciun șablon încă", "Шаблонов пока нет", "No templates yet"],
    noneText: [
      "Fără șablon, programele organizațiilor primesc „nu există”.",
      "Без шаблона программы организаций получают ответ «не найдено».",
      "Without a template, the programs of organizations receive ‘not found’.",
    ],
    removeText: [
      "Organizația primește de acum șablonul general, dacă există. Nu se poate reveni.",
      "Организация теперь получит общий шаблон, если он есть. Вернуть нельзя.",
      "From now on the organization gets the general template, if there is one. This cannot be undone.",
    ],
  },
  nameOf: (row: Template) => row.name,
  useMore: (_rows: readonly Template[]): More => ({
    isChosen: useKnowsOrganizations(),
    names: useOrganizationNames(),
  }),
  isKnown: ({ organization_id }, { more }) =>
    organization_id === undefined || !more.isChosen || more.names !== undefined,
  filters: [byName("name"), byStatus],
  state: stateOf,
  fields: {
    name: {
      label: ["Denumirea", "Название", "Name"],
      input: "text",
      max: 255,
      required: ["Scrieți denumirea", "Введите название", "Enter the name"],
      column: ["sorted"],
    },
    organization: {
      label: ["Organizația", "Организация", "Organization"],
      input: "record",
      hint: [
        "Lăsați gol pentru șablonul general, al organizațiilor fără unul al lor.",
        "Оставьте пустым для общего шаблона — для организаций без своего.",
        "Leave empty for the general template, for organizations without their own.",
      ],
      search: findOrganizations,
      isShown: ({ more }) => more.isChosen,
      of: ({ organization_id }, known): FoundOption | undefined =>
        organization_id === undefined
          ? undefined
          : { id: organization_id, label: organizationText(organization_id, known) },
    },
    organizationId: {
      label: ["Identificatorul organizației", "Идентификатор организации", "Organization identifier"],
      input: "text",
      hint: [
        "Cel din serviciul de identitate, doar cifre. Lăsați gol pentru șablonul general.",
        "Из сервиса идентификации, только цифры. Если оставить пустым, действует общий шаблон.",
        "The one in the identity service, digits only. Leave empty for the general template.",
      ],
      max: 16,
      rule: [
        /^\d{0,16}$/,
        ["Doar cifre, cel mult 16", "Только цифры, не более 16", "Enter digits only, at most 16"],
      ],
      isShown: ({ more }) => !more.isChosen,
      of: ({ organization_id }) => organization_id ?? "",
    },
    organization_id: {
      label: ["Organizația", "Организация", "Organization"],
      column: ["wide"],
      isFact: true,
      show: ({ organization_id }, known) => organizationText(organization_id, known),
    },
    status_id: { label: ["Starea", "Состояние", "State"], column: [], show: stateOf },
    isActive: {
      label: ["Se folosește", "Используется", "In use"],
      input: "check",
      hint: [
        "O organizație are cel mult un șablon în folosință; la fel șablonul general.",
        "У организации не более одного используемого шаблона; у общего тоже.",
        "An organization has at most one template in use; so does the general template.",
      ],
      initial: true,
      of: ({ status_id }) => status_id === "1",
    },
    criteria: {
      label: ["Criterii", "Критерии", "Criteria"],
      column: ["wide"],
      isFact: true,
      show: ({ template }, { say }) =>
        say([
          plural.ro({ one: "un criteriu", few: "{} criterii", other: "{} de criterii" }),
          plural.ru({ one: "{} критерий", few: "{} критерия", many: "{} критериев" }),
          plural.en({ one: "{} criterion", other: "{} criteria" }),
        ])(criteriaIn(template).length),
    },
    template: {
      label: ["Textul șablonului", "Текст шаблона", "Template text"],
      hint: [
        "O listă JSON de criterii, așa cum o primesc programele organizațiilor.",
        "JSON-список критериев, каким его получают программы организаций.",
        "A JSON list of criteria, as the programs of organizations receive it.",
      ] as const,
      required: [
        'Textul trebuie să fie o listă JSON, de exemplu [{"cod": "EX-01"}]',
        'Текст должен быть JSON-списком, например [{"cod": "EX-01"}]',
        'The text must be a JSON list, for example [{"cod": "EX-01"}]',
      ] as const,
      history: { isNameOnly: true },
      of: ({ template }: Template) => arranged(template),
      ...own("[]", TemplateField),
    },
  },
  wrong: ({ template }, { say }) => ({
    template: listIn(template)
      ? undefined
      : say([
          'Textul trebuie să fie o listă JSON, de exemplu [{"cod": "EX-01"}]',
          'Текст должен быть JSON-списком, например [{"cod": "EX-01"}]',
          'The text must be a JSON list, for example [{"cod": "EX-01"}]',
        ]),
  }),
  list: (query) => adminTemplatesList(client, { query }),
  read: (id) => adminTemplatesRead(client, { path: { id: Number(id) } }),
  create: (values, { more }) => adminTemplatesCreate(client, { body: sent(values, more) }),
  change: (id, values, { etag, known: { more } }) =>
    adminTemplatesPatch(client, {
      path: { id: Number(id) },
      body: sent(values, more),
      ifMatch: etag,
    }),
  remove: (id, ifMatch) => adminTemplatesRemove(client, { path: { id: Number(id) }, ifMatch }),
  history: {
    list: adminRecordsListChanges,
    textOf: statusText,
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
