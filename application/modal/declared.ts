/**
 * What the flows of every modal declare: with this in a program, `State`, `Event`, `Intent` and `Route` know all of them. Of those
 * that have their own entry point (`porthole/pay` and others), only the types are included.
 */
import '../account/flow.js';
import '../activity/flow.js';
import '../allowances/flow.js';
import '../approve/flow.js';
import '../batch/flow.js';
import '../buy/flow.js';
import '../catalogue/flow.js';
import '../changes/flow.js';
import '../connect/flow.js';
import '../login/flow.js';
import '../names/flow.js';
import '../pay/flow.js';
import '../send/flow.js';
import '../sent/flow.js';
import '../shell/flow.js';
import '../sign-in/flow.js';
import '../smart-sessions/flow.js';
import '../swap/flow.js';
import './flow.js';
