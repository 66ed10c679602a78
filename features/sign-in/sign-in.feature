@connects
Feature: Signing in to the site

  @S1.1
  Scenario: Whoever connects is asked to sign in
    Given the dapp sets "sign-in" to "required"
    And a visitor connected with Harbor
    And the Sign-in screen is shown
    When the visitor chooses "Sign"
    And Harbor approves
    Then the modal is closed
    And the dapp reads "sign-in" as "signed-in"

  @S2.2
  Scenario: A session of an earlier visit is enough
    Given the dapp sets "sign-in" to "required"
    And a visitor connected with Harbor
    And the visitor chooses "Sign"
    And Harbor approves
    And the dapp reads "sign-in" as "signed-in"
    When the visitor reloads the page
    Then the dapp reads "sign-in" as "signed-in"
    And the modal is closed
    And Harbor was asked never to sign

  @S8.11
  Scenario: The wallet says no
    Given the dapp sets "sign-in" to "required"
    And a visitor connected with Harbor
    When the visitor chooses "Sign"
    And Harbor rejects
    Then the visitor sees "Signature declined"
    And the Sign-in screen is shown
    And "Sign" can be chosen

  Scenario: Where it is required, whoever does not want to leaves the wallet
    Given the dapp sets "sign-in" to "required"
    And a visitor connected with Harbor
    When the visitor chooses "Cancel"
    Then the visitor is not connected
    And the modal is closed

  Scenario: Where it is required, the modal does not close before that
    Given the dapp sets "sign-in" to "required"
    And a visitor connected with Harbor
    And the Sign-in screen is shown
    When the visitor closes the modal
    Then the modal refuses
    And the Sign-in screen is shown

  Scenario: Where it is not, whoever does not want to stays connected
    Given the dapp sets "sign-in" to "optional"
    And a visitor connected with Harbor
    When the visitor chooses "Cancel"
    Then the modal is closed
    And the visitor is connected with Harbor
    And the dapp reads "sign-in" as "signed-out"

  Scenario: Where it is not, the modal may be closed
    Given the dapp sets "sign-in" to "optional"
    And a visitor connected with Harbor
    And the Sign-in screen is shown
    When the visitor closes the modal
    Then the modal is closed
    And the dapp reads "sign-in" as "signed-out"
