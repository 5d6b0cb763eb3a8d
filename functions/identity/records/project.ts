import * as z from "zod";
import { inOwnPartition, entity } from "../../../shared/data/entity.ts";
import { Description, Name } from "./organization.ts";
import { Secret } from "./secret.ts";
import { StatusId } from "./status.ts";
import { refusals } from "./texts.ts";

export const Project = z.object({
  id: z.int(),
  organization_id: z.int(),
  name: Name,
  status_id: StatusId,
  description: Description.optional(),
  /** Partners whose services are activated for the project, by their record's id. */
  providers: z.array(z.int()),
  /** The current secret and, during the overlap of a rotation, the previous one. */
  secrets: z.array(Secret),
  created_at: z.iso.datetime(),
});

export type Project = z.output<typeof Project>;

/** A project as administrators see it: its secrets show only when they were created and until when they are valid. */
export const ProjectView = Project.extend({ secrets: z.array(Secret.omit({ hash: true })) }).meta({
  id: "Project",
});

/** The list of all projects. */
export const PROJECTS = "projects";

/** The list of an organization's projects. */
export const projectsOf = (organizationId: number): string => `${PROJECTS}#organization#${organizationId}`;

export const Projects = entity({
  name: "project",
  service: "identity",
  schema: Project,
  key: inOwnPartition("project"),
  secrets: ["secrets"],
  history: {},
  unique: {
    nameInOrganization: {
      of: ({ organization_id, name }) => nameInOrganization(organization_id, name),
      taken: () => refusals.proiectExista(),
    },
  },
  lists: ({ organization_id }) => [{ partition: PROJECTS }, { partition: projectsOf(organization_id) }],
});

/** The unique key of a project: its name within its organization. */
export const nameInOrganization = (organizationId: number, name: string): string =>
  `${organizationId}#${name.normalize("NFC")}`;
