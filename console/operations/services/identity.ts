export {
  healthRead,
  infoRead,
  managementReadComponent,
} from "../../../client/generated/identity/operations.ts";
