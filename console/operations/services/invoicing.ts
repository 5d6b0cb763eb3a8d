export {
  healthRead,
  infoRead,
  managementReadComponent,
} from "../../../client/generated/invoicing/operations.ts";
