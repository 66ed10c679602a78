/** The packed package in apps of other frameworks: pages that a server draws first. */
import { frameworkApps } from './framework-apps.js';
import { describeFramework } from './framework-suite.js';

for (const app of frameworkApps('servers')) describeFramework(app);
