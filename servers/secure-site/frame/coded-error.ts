/** An error with a code for the page (EIP-1193, EIP-5792). */
export class CodedError extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.name = 'CodedError';
    this.code = code;
  }
}

/** A mistake of the page. */
export function invalid(message: string): CodedError {
  return new CodedError(-32602, message);
}
