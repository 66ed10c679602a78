/** The packed package in apps of other frameworks: server-rendered pages. */
import { frameworkApps } from './framework-apps.js';
import { describeFramework } from './framework-suite.js';

for (const app of frameworkApps('servers')) describeFramework(app);
