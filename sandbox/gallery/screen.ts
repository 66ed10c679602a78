import type { Visitor } from './visitor.js';

/** A picture to take. */
export interface Screen {
  /** The picture's file name starts with it. */
  readonly name: string;
  /** The page it is on: the demo, unless said otherwise. */
  readonly page?: 'demo' | 'buttons' | 'stand-ins';
  /** The parameters of the page's address, besides the common ones. */
  readonly query?: Readonly<Record<string, string>>;
  /** What the visitor does after the page is loaded. */
  readonly reach: (visitor: Visitor) => Promise<void>;
  /** The picture shows the full page, not just the viewport. */
  readonly wholePage?: true;
}
