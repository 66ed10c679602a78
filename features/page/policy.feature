Feature: A page under a strict policy
  No inline script or style, nothing from elsewhere, no HTML made from text. In the browser every scenario of the whole
  suite runs under such a policy, and fails when anything breaks it. This one shows that the watch is awake.

  @browser
  Scenario: What breaks the policy is noticed
    Given a visitor on the page
    Then breaking the policy is noticed as "style-src-elem, style-src-attr, connect-src, img-src, frame-src, require-trusted-types-for"
