@browser
Feature: Two tabs with a wallet on a phone
  Tabs of one site share the session that existed when they were opened.

  Background:
    Given the dapp sets "pairing" to "yes"
    And a visitor connected with Ferry
    And the visitor opens the second tab
    And the visitor is connected with Ferry

  @S4.2
  Scenario: Both tabs share one session for requests
    When the dapp asks for a signature of "Sail at noon"
    And Ferry approves
    Then the signature is by account 1 of Ferry
    When the visitor switches to the first tab
    And the dapp asks for a signature of "Sail at one"
    And Ferry approves
    Then the signature is by account 1 of Ferry
    And Ferry was asked twice to sign

  @S4.5
  Scenario: Disconnecting in one tab disconnects the phone and the other tab
    When the dapp disconnects
    And the visitor is not connected
    Then the other tab shows the same session within 500 milliseconds
    And Ferry does not share its accounts with the site
    When the visitor switches to the first tab
    And the visitor reloads the page
    Then the visitor is not connected

  @S4.5
  Scenario: Disconnecting on the phone disconnects both tabs
    When Ferry forgets the site
    And the visitor is not connected
    And the visitor switches to the first tab
    Then the visitor is not connected

  Scenario: An account switch on the phone takes effect in both tabs
    When Ferry switches to its account 2
    And account 2 of Ferry is in use
    And the visitor switches to the first tab
    Then account 2 of Ferry is in use

  @S4.2
  Scenario: A new session in one tab is used by the other as well
    Given Ferry approves its account 2 only
    When the dapp asks to connect Ferry
    And Ferry scans the code
    And Ferry approves
    And account 2 of Ferry is in use
    Then the dapp reads "times reported: connection.closed" as "0"
    And the other tab shows the same session within 500 milliseconds
    When the visitor switches to the first tab
    Then account 2 of Ferry is in use
    When the dapp asks for a signature of "Sail at noon"
    And Ferry approves
    Then the signature is by account 2 of Ferry
    When the dapp disconnects
    And the visitor is not connected
    Then the other tab shows the same session within 500 milliseconds
    And Ferry does not share its accounts with the site
