import { count, readConfig, setting } from "../../../shared/config.ts";

export const settings = {
  invoiceDueDays: setting("INVOICE_DUE_DAYS", count.max(365), "days until an invoice expires"),
};

export const config = readConfig(settings, process.env);
