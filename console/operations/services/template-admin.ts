export {
  healthRead,
  infoRead,
  managementReadComponent,
} from "../../../client/generated/template-admin/operations.ts";
