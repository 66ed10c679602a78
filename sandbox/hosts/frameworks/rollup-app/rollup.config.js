import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';

/** React is CommonJS, and selects its build by this. */
export default {
  input: 'src/main.js',
  output: { dir: 'dist', format: 'es' },
  plugins: [
    resolve({ browser: true }),
    commonjs(),
    replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  ],
};
