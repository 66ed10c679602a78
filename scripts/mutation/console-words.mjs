/** Stryker's ignorer: words for the console alone. Which words an error has for developers is no behaviour; its code is. */
const ERRORS = /^(Failure|Error|TypeError|RangeError)$/;

export const consoleWords = {
  shouldIgnore(path) {
    if (!path.isStringLiteral() && !path.isTemplateLiteral()) return undefined;
    const { parent } = path;
    if (parent?.type !== 'NewExpression' || !ERRORS.test(parent.callee.name ?? '')) return undefined;
    // The first argument of a Failure is its code.
    const words = parent.callee.name === 'Failure' ? parent.arguments[1] : parent.arguments[0];
    return path.node === words ? 'words for the console' : undefined;
  },
};
