/** The machine's errors as nodes write them in JSON: `"BlockhashNotFound"`, `{"InstructionError":[0,{"Custom":1}]}`. */

/** In the runtime's order; only those that occur here. */
const TRANSACTION_ERRORS = [
  ...['AccountInUse', 'AccountLoadedTwice', 'AccountNotFound', 'ProgramAccountNotFound', 'InsufficientFundsForFee'],
  ...['InvalidAccountForFee', 'AlreadyProcessed', 'BlockhashNotFound', 'CallChainTooDeep', 'MissingSignatureForFee'],
  ...['InvalidAccountIndex', 'SignatureFailure', 'InvalidProgramForExecution', 'SanitizeFailure'],
];
const INSTRUCTION_ERRORS = [
  ...['GenericError', 'InvalidArgument', 'InvalidInstructionData', 'InvalidAccountData', 'AccountDataTooSmall'],
  ...['InsufficientFunds', 'IncorrectProgramId', 'MissingRequiredSignature', 'AccountAlreadyInitialized'],
  'UninitializedAccount',
];

export function errorOf(error: unknown): unknown {
  if (typeof error === 'number') return TRANSACTION_ERRORS[error] ?? `TransactionError${error}`;
  if (typeof error !== 'object' || error === null) return String(error);
  if ('accountIndex' in error) return { InsufficientFundsForRent: { account_index: error.accountIndex } };
  if ('err' in error && typeof error.err === 'function' && 'index' in error) {
    return { InstructionError: [error.index, instructionErrorOf(error.err())] };
  }
  return String(error);
}

function instructionErrorOf(error: unknown): unknown {
  if (typeof error === 'object' && error !== null && 'code' in error) return { Custom: error.code };
  return typeof error === 'number' ? (INSTRUCTION_ERRORS[error] ?? 'ProgramFailedToComplete') : String(error);
}
