@connects
Feature: A page under a strict policy
  No inline scripts or styles, nothing from other hosts, no HTML from text. In the browser, every scenario of the whole
  suite runs under such a policy, and fails if anything violates it.

  @browser
  Scenario: Policy violations are detected
    Given a visitor on the page
    Then violations of the policy are reported as "style-src-elem, style-src-attr, connect-src, img-src, frame-src, require-trusted-types-for"

  @browser
  Scenario: With every service in use, nothing is blocked and all data is shown
    Given the dapp sets "wallet directory" to "fine"
    And the dapp sets "blockchain service" to "fine"
    And the dapp sets "sellers" to "eip155"
    And the dapp sets "analytics" to "wanted"
    And the dapp sets "feature pay" to "yes"
    And the dapp sets "exchanges" to "yes"
    And the dapp sets "feature smartSessions" to "yes"
    And the dapp sets "session service" to "yes"
    And the dapp sets "explorer" to "Lighthouse"
    And the dapp sets "sign-in" to "required by a service"
    And Harbor receives "5" "KELP" from outside
    And a visitor connected with Harbor
    And the Sign-in screen is shown
    When the visitor chooses "Sign"
    And Harbor approves
    Then the modal is closed
    And the dapp reads "sign-in" as "signed-in"

    When the visitor opens the modal
    Then the visitor sees "255.75 KELP"
    And the visitor sees "odile.berth.example"
    And the dapp reads "picture of Kelp Dollar" as "36 by 36"
    And the dapp reads "directory's picture of Ether" as "yes"
    When the visitor chooses "NFTs"
    Then the visitor sees "Tide Lamp #"
    And the dapp reads "picture of Driftglass #1" as "160 by 160"
    When the visitor chooses "Activity"
    Then the visitor sees "+5.000 KELP"
    And the dapp reads "picture of Received" as "36 by 36"

    When the dapp opens the Send screen
    And the visitor types "odile.berth.example" as the receiver
    Then the visitor sees "This is the address’s primary name"
    When the visitor previews a swap of "1" "ETH" for "KELP"
    Then "Swap" can be chosen
    When the dapp opens the Buy screen
    And the visitor types "100" as the payment
    Then the visitor sees "1.5 USD"
    When the visitor chooses "Harbour Exchange"
    Then the visitor sees "Continue on Harbour Exchange"
    When the visitor pays on the onramp's page
    Then the visitor sees "Bought"
    When the dapp opens the Smart sessions screen
    Then the visitor sees "No active sessions"
    When the dapp asks for "0.5" "ETH" to be paid to "a friend"
    And the visitor chooses "Pay with Harbour Exchange"
    Then the visitor sees "Payment initiated"
    And the dapp reads "policy violations" as "nothing"
