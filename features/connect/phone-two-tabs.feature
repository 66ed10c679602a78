@browser
Feature: Two tabs with a wallet on a phone
  Tabs of one site share the session that existed when they were opened.

  Background:
    Given the dapp sets "pairing" to "yes"
    And a visitor connected with Ferry
    And the visitor opens the second tab
    And the visitor is connected with Ferry

  @S4.2
  Scenario: Both share one session for requests
    When the dapp asks for a signature of "Sail at noon"
    And Ferry approves
    Then the signature is by account 1 of Ferry
    When the visitor turns to the first tab
    And the dapp asks for a signature of "Sail at one"
    And Ferry approves
    Then the signature is by account 1 of Ferry
    And Ferry was asked twice to sign

  @S4.5
  Scenario: Disconnecting in one tab disconnects the phone, and the other tab
    When the dapp disconnects
    And the visitor is not connected
    Then the other tab has followed within 500 milliseconds
    And Ferry does not let the site in
    When the visitor turns to the first tab
    And the visitor reloads the page
    Then in the end the visitor is not connected

  @S4.5
  Scenario: Disconnecting on the phone disconnects both
    When Ferry forgets the site
    And the visitor is not connected
    And the visitor turns to the first tab
    Then the visitor is not connected

  Scenario: The phone uses another account
    When Ferry uses its account 2
    And the account is number 2 of Ferry
    And the visitor turns to the first tab
    Then the account is number 2 of Ferry

  @S4.2
  Scenario: A new session in one tab is used by the other as well
    Given Ferry opens its account 2 alone
    When the dapp asks to connect Ferry
    And Ferry scans the code
    And Ferry approves
    And the account is number 2 of Ferry
    Then the other tab has followed within 500 milliseconds
    When the visitor turns to the first tab
    Then the account is number 2 of Ferry
    When the dapp asks for a signature of "Sail at noon"
    And Ferry approves
    Then the signature is by account 2 of Ferry
    When the dapp disconnects
    And the visitor is not connected
    Then the other tab has followed within 500 milliseconds
    And Ferry does not let the site in
