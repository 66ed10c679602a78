/** What is measured of a visit. Bytes are JavaScript after gzip, times milliseconds. */
export interface Measures {
  /** JavaScript requested before the button could be clicked, and until the page was idle, without a click. */
  readonly bytesBefore: number;
  readonly requestsBefore: number;
  readonly bytesIdle: number;
  readonly requestsIdle: number;
  /** From the start of the navigation to a painted button with its handler. */
  readonly clickable: number;
  /** Processor time of the main thread. */
  readonly cpuBefore: number;
  readonly cpuIdle: number;
  /** From the click to the first wallet's row, painted. */
  readonly openFirst: number;
  readonly openSecond: number;
  /** Processor time of the main thread between those two moments, which depends less on the machine's load. */
  readonly cpuFirst: number;
  readonly cpuSecond: number;
  /** The first frame after the click that has the row, counted from 1. */
  readonly framesFirst: number;
  readonly framesSecond: number;
  /** From the first click to the first row, if the pointer has rested on the button for 150 ms, as with a real visitor. */
  readonly openNear: number;
  readonly cpuNear: number;
  /** Processor time of the main thread from the pointer's arrival until that click. */
  readonly cpuApproach: number;
  /** From the click to the row, if the click comes as soon as the button works, so nothing was prefetched. */
  readonly openCold: number;
  /** From the start of the navigation to that row. */
  readonly usable: number;
  /** The same with `preload: 'page'`. */
  readonly usableWithPage: number;
  /** The cost of that: `clickable` on such a page. */
  readonly clickableWithPage: number;
  /** Sequential network round trips between that click and that row. */
  readonly depthCold: number;
  readonly requestsCold: number;
  /** From the click on the row to the account's address, painted in the page. */
  readonly connect: number;
  readonly connectCold: number;
  readonly cpuConnect: number;
  /** With the list open, after collecting garbage. */
  readonly heap: number;
  readonly nodes: number;
  /** The longest task of 50 ms or more, else 0: while loading, and from the first click on. */
  readonly longestLoad: number;
  readonly longestUse: number;
}

export type Measure = keyof Measures;
