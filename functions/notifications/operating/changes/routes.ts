import { isServiceAdmin } from "../../../../shared/features/accounts/access.ts";
import { changeRoutes, recorded } from "../../../../shared/features/changes/routes.ts";
import { Accounts } from "../../access/account.ts";
import { zones } from "../../access/zone-access.ts";
import { LibraryCategories } from "../../records/category.ts";
import { Groups } from "../../records/group.ts";
import { Providers } from "../../records/provider.ts";
import { Senders } from "../../records/sender.ts";
import { Systems } from "../../records/system.ts";
import { Templates } from "../../records/template.ts";

export const changes = changeRoutes(
  { access: zones.admin, isServiceAdmin },
  {
    users: recorded(Accounts),
    groups: recorded(Groups),
    systems: recorded(Systems),
    templates: recorded(Templates),
    categories: recorded(LibraryCategories),
    providers: recorded(Providers),
    "mail-senders": recorded(Senders),
  },
);
