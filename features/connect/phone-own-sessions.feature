@browser
Feature: Two tabs with separate sessions
  A visitor who pairs in both tabs at once has two sessions with the phone, and each tab keeps its own.

  Background:
    Given the dapp sets "pairing" to "yes"
    And a visitor on the page
    And the visitor opens the second tab
    And the dapp asks to connect Ferry
    And the visitor turns to the first tab
    And the dapp asks to connect Ferry
    And Ferry opens its account 2 alone
    And Ferry scans the code
    And Ferry approves
    And the visitor is connected with Ferry
    And the visitor turns to the second tab
    And Ferry opens Saltmarsh alone
    And Ferry scans the code
    And Ferry approves
    And the visitor is connected with Ferry

  Scenario: Each uses its own session for requests
    Then the account is number 1 of Ferry
    When the dapp asks for a signature of "Sail at noon"
    And Ferry approves
    Then the signature is by account 1 of Ferry
    When the visitor turns to the first tab
    Then the account is number 2 of Ferry
    When the dapp asks for a signature of "Sail at one"
    And Ferry approves
    Then the signature is by account 2 of Ferry

  Scenario: The phone ends one, and both tabs continue with the other
    When Ferry forgets the site
    Then the account is number 2 of Ferry
    When the dapp asks for a signature of "Sail at noon"
    And Ferry approves
    Then the signature is by account 2 of Ferry
    When the visitor turns to the first tab
    Then the visitor is connected with Ferry
    When the dapp asks for a signature of "Sail at one"
    And Ferry approves
    Then the signature is by account 2 of Ferry

  @S4.5
  Scenario: Disconnecting in one tab disconnects both, and the phone
    When the dapp disconnects
    And the visitor is not connected
    Then the other tab has followed within 500 milliseconds
    And Ferry does not let the site in

  @S4.2
  Scenario: After a reload each restores its own, without a prompt
    When the visitor turns to the first tab
    And the visitor reloads the page
    Then the account is number 2 of Ferry
    When the visitor turns to the second tab
    And the visitor reloads the page
    Then the account is number 1 of Ferry
    When the visitor turns to the first tab
    And the visitor reloads the page
    Then the account is number 2 of Ferry
    When the dapp asks for a signature of "Sail at noon"
    And Ferry approves
    Then the signature is by account 2 of Ferry

  @S4.2
  Scenario: After a reload without its own, a tab restores the other
    When Ferry forgets the site
    And the account is number 2 of Ferry
    And the visitor reloads the page
    Then the account is number 2 of Ferry
    When the visitor turns to the first tab
    And the visitor reloads the page
    Then the account is number 2 of Ferry
