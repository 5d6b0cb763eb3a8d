import { useRouter } from "@tanstack/react-router";
import {
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { Button, Link } from "../kit/button.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { announce } from "../kit/live.ts";
import { late } from "../kit/online.ts";
import { Skeleton } from "../kit/states.tsx";
import { showToast } from "../kit/toast.tsx";
import { type Upload, Tray } from "../kit/tray.tsx";
import { usePerson } from "../shell/session.ts";
import { useGo } from "../shell/use-go.ts";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { type ChosenFile, MOST_FILES, filesOfDrop, filesOfFolder } from "./file-handles.ts";
import type { Choice } from "./record.ts";
import type { UploadRow } from "./list.ts";
import { useUploads } from "./uploads.ts";
import { uploadWords } from "./words.ts";

const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes("Files") ?? false;

/** A form takes the files dropped on it, and an open dialog takes none for the tray. */
const isTakenElsewhere = (event: DragEvent): boolean =>
  document.querySelector(".dialog-shade") !== null ||
  (event.target instanceof Element && event.target.closest(".file-drop") !== null);

/**
 * Takes files dropped anywhere on the page; true while some are held above it. Otherwise a browser would open the
 * file and leave the page.
 */
function useDrop(onFiles: (chosen: ChosenFile[]) => void, onUnreadable: () => void): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const over = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(!isTakenElsewhere(event));
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setIsOver(false);
    };
    const drop = (event: DragEvent): void => {
      setIsOver(false);
      if (!hasFiles(event) || !event.dataTransfer) return;
      event.preventDefault();
      if (isTakenElsewhere(event)) return;
      void filesOfDrop(event.dataTransfer.items).then(onFiles, onUnreadable);
    };
    window.addEventListener("dragover", over);
    window.addEventListener("dragleave", leave);
    window.addEventListener("drop", drop);
    return () => {
      window.removeEventListener("dragover", over);
      window.removeEventListener("dragleave", leave);
      window.removeEventListener("drop", drop);
    };
  }, [onFiles, onUnreadable]);
  return isOver;
}

const documentHref = (id: number): string => `/app/acte/${id}`;
/** The list with these documents chosen. */
const chosenHref = (ids: readonly number[]): string => `/app/acte?chosen=${ids.join(",")}`;

// Dropped files are rare, and the fields of the question are a part of the console of their own.
const ChoiceOfFiles = late(() => import("./choice.tsx"));

const storedIn = (rows: readonly UploadRow[]): number[] =>
  rows.flatMap(({ record: { end } }) => (end && "documentId" in end ? [end.documentId] : []));

/**
 * The end of a run of uploads that were under way in this page: says how many documents it made, with the way to choose them in the
 * list. `onWhole` is called if none failed, unless the person is at the tray.
 */
function useEndOfRun(rows: readonly UploadRow[], onWhole: () => void): void {
  const text = useWords(uploadWords);
  const go = useGo();
  const running = useRef<ReadonlySet<string>>(new Set());
  const end = useEffectEvent((ended: readonly UploadRow[]) => {
    const stored = storedIn(ended);
    if (stored.length > 0)
      showToast({
        text: text.uploaded(stored.length),
        act: { title: text.selectThese, onPress: () => go(chosenHref(stored)) },
      });
    if (stored.length === ended.length && !document.activeElement?.closest(".tray")) onWhole();
  });
  useEffect(() => {
    const open = rows.filter(({ record }) => !record.end && !record.isStopped);
    if (open.length > 0) {
      running.current = new Set([...running.current, ...open.map(({ record }) => record.id)]);
      return;
    }
    const ended = rows.filter(({ record }) => record.end && running.current.has(record.id));
    running.current = new Set();
    if (ended.length > 0) end(ended);
  }, [rows]);
}

/**
 * The tray of uploads beside the pages, for people who have documents. An empty tray is shown only when a link asks
 * for it.
 */
export default function UploadTray() {
  const { roles } = usePerson();
  return roles.includes("documents") ? <OwnTray /> : null;
}

/** Lets any page open the tray by a link with `?dialog=incarca.nou`. Returns the ref of the control that takes the focus. */
function useOpening(onOpen: () => void): RefObject<HTMLButtonElement | null> {
  const router = useRouter();
  const { current, close } = useDialogAddress();
  const first = useRef<HTMLButtonElement>(null);
  const isAsked = current?.name === "incarca";
  useEffect(() => {
    if (!isAsked) return;
    onOpen();
    // Closing the address returns the focus to the link first.
    const stop = router.subscribe("onRendered", ({ toLocation }) => {
      if (toLocation.searchStr.includes("dialog=incarca")) return;
      stop();
      first.current?.focus();
    });
    close();
    // Only once for each address that asks.
  }, [isAsked]);
  return first;
}

interface FileInputProps {
  input: RefObject<HTMLInputElement | null>;
  upload: "many" | "folder" | "again";
  onFiles: (files: readonly File[]) => void;
}

function FileInput({ input, upload, onFiles }: FileInputProps) {
  return (
    <input
      ref={input}
      type="file"
      multiple={upload !== "again"}
      {...(upload === "folder" && { webkitdirectory: "" })}
      hidden
      data-upload={upload}
      onChange={({ target }) => {
        onFiles([...(target.files ?? [])]);
        target.value = "";
      }}
    />
  );
}

/** Resumes an upload, and asks for the file again if it can no longer be read. */
function useResume({ uploads, rows }: ReturnType<typeof useUploads>) {
  const text = useWords(uploadWords);
  const again = useRef<string>(undefined);
  const input = useRef<HTMLInputElement>(null);
  return {
    input,
    async resume(id: string): Promise<void> {
      if (await uploads?.resume(id)) return;
      again.current = id;
      input.current?.click();
    },
    async give([file]: readonly File[]): Promise<void> {
      const id = again.current;
      if (!file || id === undefined) return;
      const name = rows.find(({ record }) => record.id === id)?.record.name ?? "";
      if (!(await uploads?.give(id, file))) showToast({ text: text.otherFile(name), tone: "bad" });
    },
  };
}

function OwnTray() {
  const text = useWords(uploadWords);
  const { number } = useFormats();
  const all = useUploads();
  const { uploads, rows } = all;
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([]);
  const [isOpen, setIsOpen] = useState(false);
  const choose = useCallback(
    (files: readonly ChosenFile[]) => {
      if (files.length === 0) return showToast({ text: text.noFiles, tone: "bad" });
      if (files.length > MOST_FILES)
        return showToast({ text: text.tooMany(number(MOST_FILES)), tone: "bad" });
      setChosen((before) => [...before, ...files]);
      setIsOpen(true);
      announce(text.chosen(files.length));
    },
    [text, number],
  );
  const isOver = useDrop(
    choose,
    useCallback(() => showToast({ text: text.unreadable, tone: "bad" }), [text]),
  );
  const start = useOpening(() => setIsOpen(true));
  const input = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const again = useResume(all);
  const isEmpty = rows.length === 0;
  useEffect(() => {
    // Uploads of an earlier page are shown as they are.
    if (!isEmpty) setIsOpen(true);
  }, [isEmpty]);
  useEndOfRun(rows, () => setIsOpen(false));
  const send = async (files: readonly ChosenFile[], choice: Choice): Promise<void> => {
    setChosen([]);
    const left = (await uploads?.add(files, choice)) ?? [];
    if (left.length > 0) showToast({ text: text.already(left.join(", ")) });
  };
  return (
    <>
      {isOver && <div className="drop-anywhere">{text.dropHere}</div>}
      <FileInput
        input={input}
        upload="many"
        onFiles={(files) => files.length > 0 && choose(files.map((file) => ({ file })))}
      />
      <FileInput
        input={folder}
        upload="folder"
        onFiles={(files) => files.length > 0 && choose(filesOfFolder(files))}
      />
      <FileInput input={again.input} upload="again" onFiles={(files) => void again.give(files)} />
      <ShownTray
        {...all}
        hasWork={!isEmpty || chosen.length > 0}
        isOpen={isOpen}
        onOpen={setIsOpen}
        onResume={(id) => void again.resume(id)}
      >
        {chosen.length > 0 ? (
          <Suspense fallback={<Skeleton lines={4} />}>
            <ChoiceOfFiles
              chosen={chosen}
              onSend={(files, choice) => void send(files, choice)}
              onDismiss={() => setChosen([])}
            />
          </Suspense>
        ) : (
          <div className="upload-start">
            {isEmpty && <p className="hint">{text.hint}</p>}
            <div className="acts">
              <Button icon="plus" ref={start} onPress={() => input.current?.click()}>
                {text.choose}
              </Button>
              <Button icon="folder" onPress={() => folder.current?.click()}>
                {text.chooseFolder}
              </Button>
            </div>
          </div>
        )}
      </ShownTray>
    </>
  );
}

interface ShownTrayProps extends ReturnType<typeof useUploads> {
  hasWork: boolean;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onResume: (id: string) => void;
  children: ReactNode;
}

function ShownTray({ uploads, rows, hasWork, isOpen, onOpen, onResume, children }: ShownTrayProps) {
  const text = useWords(uploadWords);
  const stored = storedIn(rows);
  if (!isOpen && !hasWork) return null;
  return (
    <Tray
      uploads={rows.map((row) => shownAs(row, text))}
      isOpen={isOpen}
      onOpen={(next) => {
        onOpen(next);
        // The tray leaves the page, and the focus would be lost.
        if (!next && !hasWork) document.getElementById("content")?.focus();
      }}
      onRetry={onResume}
      onResume={onResume}
      onStop={(id) => void uploads?.stop(id)}
      onCancel={(id) => void uploads?.cancel(id)}
      onClear={() => void uploads?.clear()}
      doneAct={stored.length > 0 && <Link href={chosenHref(stored)}>{text.selectThese}</Link>}
    >
      {children}
    </Tray>
  );
}

interface RowTexts {
  chooseAgain: (name: string) => string;
  twin: string;
}

function shownAs({ record, live }: UploadRow, text: RowTexts): Upload {
  const { id, name, size, end, isStopped, progress } = record;
  const arrived = (progress?.sent.length ?? 0) * (progress?.opened.partSize ?? 0);
  const sent = live?.phase === "sending" ? live.sent : Math.min(size, arrived);
  const base = { id, name, size, sent };
  if (end && "why" in end) return { ...base, state: "failed", why: end.why };
  if (end) {
    const { twin } = end;
    const note = twin && (
      <>
        {text.twin} <Link href={documentHref(twin.id)}>{twin.name}</Link>
      </>
    );
    return { ...base, state: "done", href: documentHref(end.documentId), note };
  }
  if (isStopped) return { ...base, state: "stopped" };
  if (live?.phase === "missing") return { ...base, state: "missing", why: text.chooseAgain(name) };
  return { ...base, state: live?.phase ?? "waiting", why: live?.why };
}
