/** The page's language: its text for every component, declared on the document. */
import { createContext, Fragment, type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react';
import type { DemoText } from './english.js';
import { languageOf, type PageLanguage } from './languages.js';

/** Hebrew and Arabic. */
const FROM_THE_RIGHT = /[\u0590-\u06ff]/;
const [FIRST_STRONG_ISOLATE, POP_ISOLATE] = ['\u2068', '\u2069'];

interface Chosen extends PageLanguage {
  /** Resolves when the page is in that language. */
  readonly choose: (tag: string) => Promise<void>;
}

const Language = createContext<Chosen | undefined>(undefined);

export interface PageTextProps {
  readonly initial: PageLanguage;
  readonly children: ReactNode;
}

export function PageText({ initial, children }: PageTextProps) {
  const [language, setLanguage] = useState(initial);
  const { tag, direction, text } = language;
  useLayoutEffect(() => {
    document.documentElement.dir = direction;
    document.title = text.title;
  }, [direction, text]);
  const latest = useRef(initial.tag);
  const choose = async (wanted: string) => {
    latest.current = wanted;
    const chosen = await languageOf(wanted);
    // Another one was chosen while this one was loading.
    if (latest.current !== wanted) return;
    document.documentElement.lang = chosen.tag;
    setLanguage(chosen);
  };
  return <Language value={{ tag, direction, text, choose }}>{children}</Language>;
}

export function usePageLanguage(): Chosen {
  const chosen = useContext(Language);
  if (!chosen) throw new Error('A component of the demo needs PageText around it.');
  return chosen;
}

export function useText(): DemoText {
  return usePageLanguage().text;
}

/** Puts values in the place of the names in braces; in a text from right to left, each keeps its own direction. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  const [before, after] = FROM_THE_RIGHT.test(text) ? [FIRST_STRONG_ISOLATE, POP_ISOLATE] : ['', ''];
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? `${before}${values[name]}${after}` : whole,
  );
}

/** The same for a piece of code: `{code}`. */
export function withCode(text: string, code: string): ReactNode {
  return text.split('{code}').map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their order
    <Fragment key={at}>
      {at > 0 && <code dir="ltr">{code}</code>}
      {part}
    </Fragment>
  ));
}
