/** The page has a base path, and so do the lazily loaded files. Turns off webpack's warnings about sizes. */
export default {
  entry: './src/main.js',
  output: { path: `${import.meta.dirname}/dist/app`, filename: 'main.js', publicPath: '/app/' },
  performance: { hints: false },
};
