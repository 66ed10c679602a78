/** Stryker's ignorer for console texts. The text of an error for developers is not behaviour; its code is. */
const ERRORS = /^(Failure|Error|TypeError|RangeError)$/;
/** Their first argument is a code. */
const CODED = /^(Failure|payError)$/;

export const consoleWords = {
  shouldIgnore(path) {
    if (!path.isStringLiteral() && !path.isTemplateLiteral()) return undefined;
    const { parent } = path;
    const made = parent?.type === 'NewExpression' || parent?.type === 'CallExpression' ? parent.callee.name : undefined;
    if (made !== 'payError' && !(parent?.type === 'NewExpression' && ERRORS.test(made ?? ''))) return undefined;
    const words = CODED.test(made) ? parent.arguments[1] : parent.arguments[0];
    return path.node === words ? 'words for the console' : undefined;
  },
};
