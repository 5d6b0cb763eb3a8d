import { type ReactNode, useId } from "react";

export interface PanelProps {
  title: string;
  children: ReactNode;
  /** Acts on this part, beside its title. */
  acts?: ReactNode | undefined;
}

/** A titled part of the page of a record. */
export function Panel({ title, children, acts }: PanelProps) {
  const id = useId();
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="panel-head">
        <h2 id={id}>{title}</h2>
        {acts && <div className="acts">{acts}</div>}
      </div>
      {children}
    </section>
  );
}
