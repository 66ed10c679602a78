import type { Visitor } from './visitor.js';

/** A picture to take. */
export interface Screen {
  /** The picture's file name starts with it. */
  readonly name: string;
  /** The page it is on: the demo, unless said otherwise. */
  readonly page?: 'demo' | 'buttons' | 'stand-ins';
  /** What the page's address asks for, besides what all do. */
  readonly query?: Readonly<Record<string, string>>;
  /** What the visitor does, the page being loaded. */
  readonly reach: (visitor: Visitor) => Promise<void>;
  /** The picture shows the page as far as it goes, and not just what fits the window. */
  readonly wholePage?: true;
}
