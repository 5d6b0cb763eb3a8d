import { Component, type ReactNode } from "react";
import { Link } from "../kit/button.tsx";
import { EmptyState, Problem } from "../kit/states.tsx";
import { useWords } from "../words/words.ts";
import { PageTitle } from "./page-title.tsx";
import { shellWords } from "./words.ts";

export function NotFound({ home }: { home: string }) {
  const text = useWords(shellWords).notFound;
  return (
    <>
      <PageTitle>{text.title}</PageTitle>
      <EmptyState title={text.text} icon="search" action={<Link href={home}>{text.home}</Link>} />
    </>
  );
}

export function ErrorPage({ onRetry }: { onRetry: () => void }) {
  const text = useWords(shellWords).error;
  return (
    <>
      <PageTitle>{text.title}</PageTitle>
      <Problem title={text.title} onRetry={onRetry}>
        <p>{text.text}</p>
      </Problem>
    </>
  );
}

interface Caught {
  hasFailed: boolean;
}

/** The last resort, for errors of the frame itself; errors of a screen stop at its route. */
export class ErrorBoundary extends Component<{ children: ReactNode }, Caught> {
  override state: Caught = { hasFailed: false };

  static getDerivedStateFromError(): Caught {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main id="content">
        <ErrorPage onRetry={() => window.location.reload()} />
      </main>
    );
  }
}
