export {
  healthRead,
  infoRead,
  managementReadComponent,
} from "../../../client/generated/platform/operations.ts";
