import type { ReactNode } from "react";
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from "react-aria-components/Tabs";

export interface TabsProps {
  label: string;
  tabs: readonly { id: string; title: string; href: string; content: () => ReactNode }[];
  selected: string;
}

/** Each tab is an address. Only the selected one is drawn. */
export function Tabs({ label, tabs, selected }: TabsProps) {
  return (
    <AriaTabs className="tabs" selectedKey={selected} keyboardActivation="manual">
      <TabList className="tab-list" aria-label={label}>
        {tabs.map(({ id, title, href }) => (
          <Tab key={id} id={id} href={href} className="tab">
            {title}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className="tab-panel">
          {id === selected ? content() : null}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
