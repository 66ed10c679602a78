/** The packed package in apps of other bundlers and frameworks: static pages. */
import { frameworkApps } from './framework-apps.js';
import { describeFramework } from './framework-suite.js';

for (const app of frameworkApps('pages')) describeFramework(app);
